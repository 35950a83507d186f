import type { Tx } from '../../db/engine/transaction.ts'
import { changePublicacion, changePublicando } from './climas-store.ts'

/** marca: by which whoever makes the block knows at the end that nobody else has begun one since. */
export const beginPublicacion = (tx: Tx, idClima: string, marca: string): Promise<void> =>
  changePublicando(tx, idClima, marca)

/** From here on the sheets of that block, and of those before it, count as published. */
export const endPublicacion = (tx: Tx, idClima: string, bloque: number): Promise<void> =>
  changePublicacion(tx, idClima, bloque)
