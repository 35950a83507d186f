import { addProductos, type SumasDeProductos } from '../../../domain/estadistica/correlaciones.ts'
import { MINIMO_DE_PRIORIDADES } from '../../../domain/lecturas/prioridades.ts'
import type { AppContext } from '../../context.ts'
import { inOwnSnapshot } from '../../db/engine/own-snapshot.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { requireClima } from '../climas/require-clima.ts'
import { countHojas } from '../encuesta/count-hojas.ts'
import { findProductos, insertProductos } from './bloques-store.ts'

/**
 * Before the sheets go: how people's variables go together, over everything published. Of one block, or of a small
 * company, they would give people away, and priorities would be noise: then they are not kept.
 */
export async function keepProductos(
  ctx: Pick<AppContext, 'db' | 'config'>,
  { idClima }: { idClima: string },
): Promise<void> {
  const productos = await inOwnSnapshot(ctx, async (tx) => {
    if (await findProductos(tx, idClima)) return null
    const clima = await requireClima(tx, idClima)
    let suma: SumasDeProductos | null = null
    let total = 0
    for (let bloque = 1; bloque <= clima.publicacion; bloque++) {
      const { cubo, hojas } = await countHojas(tx, { ...clima, bloque })
      const { variables, completas, parciales } = cubo.momentos.productos
      const suyos: SumasDeProductos = {
        variables,
        completas: Array.from(completas),
        parciales: Array.from(parciales),
      }
      suma = suma ? addProductos(suma, suyos) : suyos
      total += hojas
    }
    return total >= MINIMO_DE_PRIORIDADES ? suma : null
  })
  if (productos) await inTransaction(ctx.db, (tx) => insertProductos(tx, idClima, productos))
}
