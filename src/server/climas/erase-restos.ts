import type { AppContext } from '../context.ts'
import { eraseLeftovers, hasReaderFromBefore } from '../db/erase-leftovers.ts'
import type { Tx } from '../db/transaction.ts'
import { deleteRestos, findRestos, saveRestos } from './restos-store.ts'

/** No request holds on to old rows for longer; while somebody does, the engine must keep them. */
const ESPERA_MS = 120_000
/** Only a backup reads for so long; erasing beside it would make everybody wait, and not be complete. */
const LECTOR_LARGO_MS = 60_000

/** In the transaction that leaves them, so that a crash right after it does not leave them for ever. */
export const noteRestos = (tx: Tx, now: number): Promise<void> => saveRestos(tx, now + ESPERA_MS)

/**
 * Erases what a close or a deletion left in the engine's files. Called right after it, and from time to time: what
 * somebody was still reading then, or what a crash left, goes at the first call two minutes later.
 */
export async function eraseRestos({
  db,
  config,
  now,
  log,
}: Pick<AppContext, 'db' | 'config' | 'now' | 'log'>): Promise<void> {
  const desde = await findRestos(db)
  if (desde === null) return
  if (await hasReaderFromBefore(db, config.database, now() - LECTOR_LARGO_MS)) return

  try {
    await eraseLeftovers(db, config.database)
  } catch (error) {
    log.warn({ err: error }, 'leftovers of a closed climate could not be erased; trying again later')
    return
  }
  if (now() >= desde) await deleteRestos(db, desde)
}
