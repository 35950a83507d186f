import type { Tx } from '../../db/engine/transaction.ts'
import { rewriteAbiertas } from './abiertas-store.ts'
import { rewriteHojas } from './hojas-store.ts'

/** Part of the close, in its transaction. */
export async function anonymizeRespuestas(tx: Tx, idClima: string): Promise<void> {
  await rewriteHojas(tx, idClima)
  await rewriteAbiertas(tx, idClima)
}
