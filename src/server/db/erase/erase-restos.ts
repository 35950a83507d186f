import type { AppContext } from '../../context.ts'
import type { Tx } from '../engine/transaction.ts'
import { type Alcance, eraseLeftovers, hasReaderFromBefore } from './erase-leftovers.ts'
import { deleteRestos, listRestos, saveRestos } from './restos-store.ts'

/** No request holds on to old rows for longer; while somebody does, the engine must keep them. */
const ESPERA_MS = 120_000
/** Only a backup reads for so long; erasing beside it would make everybody wait, and not be complete. */
const LECTOR_LARGO_MS = 60_000

/** In the transaction that leaves them, so that a crash right after it does not leave them for ever. */
export const noteRestos = (tx: Tx, now: number, alcance: Alcance = 'climas'): Promise<void> =>
  saveRestos(tx, { alcance, desde: now + ESPERA_MS })

/**
 * Erases what a close, a deletion or the erasure of a person left in the engine's files. Called right after it, and from time to time: what
 * somebody was still reading then, or what a crash left, goes at the first call two minutes later.
 */
export async function eraseRestos({
  db,
  config,
  now,
  log,
}: Pick<AppContext, 'db' | 'config' | 'now'> & { log: Pick<AppContext['log'], 'warn'> }): Promise<void> {
  const restos = await listRestos(db)
  if (restos.length === 0) return
  if (await hasReaderFromBefore(db, now() - LECTOR_LARGO_MS)) return
  const todo = restos.some(({ alcance }) => alcance === 'todo')
  try {
    await eraseLeftovers(db, config.database, todo ? 'todo' : 'climas')
  } catch (error) {
    log.warn({ err: error }, 'leftovers of what was erased are still there; trying again later')
    return
  }
  for (const resto of restos) if (now() >= resto.desde) await deleteRestos(db, resto)
}
