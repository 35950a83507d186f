import type { Tx } from '#server/db/engine/transaction.ts'
import { changePublicacion, changePublicando } from './cambios-de-clima-store.ts'
import type { ClimaGuardado } from './clima-guardado.ts'

/** marca: by which whoever makes the block knows at the end that nobody has begun another, or changed a sheet, since. */
export const beginPublicacion = (tx: Tx, idClima: string, marca: string): Promise<void> =>
  changePublicando(tx, idClima, marca)

/**
 * Whoever writes on a sheet that waits, or takes one away, says so: what somebody may be counting is no longer true. The caller
 * shares the climate, so that it is known before the block is stored.
 */
export async function interruptPublicacion(
  tx: Tx,
  { id, publicando }: Pick<ClimaGuardado, 'id' | 'publicando'>,
): Promise<void> {
  if (publicando !== null) await changePublicando(tx, id, null)
}

/** From here on the sheets of that block, and of those before it, count as published. */
export const endPublicacion = (tx: Tx, idClima: string, bloque: number): Promise<void> =>
  changePublicacion(tx, idClima, bloque)
