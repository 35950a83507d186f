import { rm } from 'node:fs/promises'
import type { AppContext } from '../context/context.ts'
import { listEmlFiles } from './eml-transport.ts'
import { listCorreosQueQuedan } from './outbox-store.ts'

const ID_DE_CORREO = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * At the start and from time to time: whoever deletes a mail deletes its file, but cannot reach those of another node.
 * Files that no row of the outbox ever named are of whoever wrote them.
 */
export async function sweepEmlFiles({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<void> {
  const files = (await listEmlFiles(config.dataDir)).filter(({ id }) => ID_DE_CORREO.test(id))
  const quedan = await listCorreosQueQuedan(
    db,
    files.map(({ id }) => id),
  )
  for (const { file, id } of files) if (!quedan.has(id)) await rm(file, { force: true })
}
