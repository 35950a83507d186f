import { rm } from 'node:fs/promises'
import { listClimasAbiertos } from '#features/climas/server/list-climas-abiertos.ts'
import type { AppContext } from '#server/context/context.ts'
import { listEmlFiles } from '#server/mail/eml-transport.ts'
import { getNombreDeRecordatorio, RECORDATORIO } from './send-recordatorio.ts'

/** Reminders that this node wrote as files, of climates that another closed or deleted. */
export async function sweepRecordatorios({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<void> {
  const files = (await listEmlFiles(config.dataDir)).filter(({ id }) => id.startsWith(RECORDATORIO))
  if (files.length === 0) return
  const abiertos = (await listClimasAbiertos(db)).map(({ id }) => getNombreDeRecordatorio(id))
  for (const { file, id } of files)
    if (!abiertos.some((nombre) => id.startsWith(nombre))) await rm(file, { force: true })
}
