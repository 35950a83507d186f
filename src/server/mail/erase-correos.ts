import type { AppContext } from '../context.ts'
import { truncateLog } from '../db/truncate-log.ts'
import { deleteOldEmlFiles } from './eml-transport.ts'
import { deleteCorreosTerminados } from './outbox-store.ts'

const DIA = 24 * 3_600_000

/** What visitors wrote is kept no longer than the privacy notice says. */
export async function eraseCorreos({ db, engine, config, now }: AppContext): Promise<void> {
  const antesDe = now() - config.diasCorreos * DIA
  if ((await deleteCorreosTerminados(db, antesDe)) > 0) await truncateLog(db, engine)
  await deleteOldEmlFiles(config.dataDir, antesDe)
}
