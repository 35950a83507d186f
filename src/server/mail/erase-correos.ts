import { DIA_MS } from '#domain/fechas/duraciones.ts'
import type { AppContext } from '../context/context.ts'
import type { LogTruncation } from '../db/erase/truncate-log.ts'
import { deleteOldEmlFiles } from './eml-transport.ts'
import { deleteCorreosTerminados } from './outbox-store.ts'

/** What visitors wrote is kept no longer than the privacy notice says. */
export async function eraseCorreos(
  { db, config, now }: AppContext,
  truncateLog: LogTruncation,
): Promise<void> {
  const antesDe = now() - config.diasCorreos * DIA_MS
  await truncateLog((await deleteCorreosTerminados(db, antesDe)) > 0)
  await deleteOldEmlFiles(config.dataDir, antesDe)
}
