import type { Tx } from '#server/db/engine/transaction.ts'
import { changePublicacion, changePublicando } from './cambios-de-clima-store.ts'
import type { ClimaGuardado } from './clima-guardado.ts'

/** marca: by which whoever makes the block knows at the end that nobody has begun another, or changed a sheet, since. */
export const beginPublicacion = (tx: Tx, idClima: string, marca: string): Promise<void> =>
  changePublicando(tx, idClima, marca)

/** By which the mark of a block says that it has to be counted again. What is finished meanwhile still waits for the one after it. */
const INTERRUMPIDA = ''

/**
 * Whoever takes a finished sheet away says so: what somebody may be counting is no longer true. The caller shares the climate, so
 * that it is known before the block is stored. A save tells nobody: what it finishes is of the block after.
 */
export async function interruptPublicacion(
  tx: Tx,
  { id, publicando }: Pick<ClimaGuardado, 'id' | 'publicando'>,
): Promise<void> {
  if (publicando) await changePublicando(tx, id, INTERRUMPIDA)
}

export const isInterrumpida = ({ publicando }: Pick<ClimaGuardado, 'publicando'>): boolean =>
  publicando === INTERRUMPIDA

/** From here on the sheets of that block, and of those before it, count as published. */
export const endPublicacion = (tx: Tx, idClima: string, bloque: number): Promise<void> =>
  changePublicacion(tx, idClima, bloque)
