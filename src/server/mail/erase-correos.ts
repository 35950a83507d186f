import type { AppContext } from '../context.ts'
import { deleteOldEmlFiles } from './eml-transport.ts'
import { deleteCorreosTerminados } from './outbox-store.ts'

const DIA = 24 * 3_600_000

/** What visitors wrote is kept no longer than the privacy notice says. */
export async function eraseCorreos({ db, config, now }: AppContext): Promise<void> {
  const antesDe = now() - config.diasCorreos * DIA
  await deleteCorreosTerminados(db, antesDe)
  await deleteOldEmlFiles(config.dataDir, antesDe)
}
