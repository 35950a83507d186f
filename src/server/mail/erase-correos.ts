import type { AppContext } from '../context.ts'
import type { LogTruncation } from '../db/erase/truncate-log.ts'
import { deleteOldEmlFiles } from './eml-transport.ts'
import { deleteCorreosTerminados } from './outbox-store.ts'

const DIA = 24 * 3_600_000

/** What visitors wrote is kept no longer than the privacy notice says. */
export async function eraseCorreos(
  { db, config, now }: AppContext,
  truncateLog: LogTruncation,
): Promise<void> {
  const antesDe = now() - config.diasCorreos * DIA
  await truncateLog((await deleteCorreosTerminados(db, antesDe)) > 0)
  await deleteOldEmlFiles(config.dataDir, antesDe)
}
