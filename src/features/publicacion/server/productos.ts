import { addProductos, countPersonas, type SumasDeProductos } from '#domain/estadistica/correlaciones.ts'
import { MINIMO_DE_PRIORIDADES } from '#domain/lecturas/prioridades.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { countHojas } from '#features/encuesta/server/count-hojas.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inOwnSnapshot, inTransaction } from '#server/db/engine/transaction.ts'
import { findLlaveParaContar } from '#server/llaves/create-llave.ts'
import type { Llave } from '#server/llaves/llave.ts'
import { findProductos, insertProductos } from './bloques-store.ts'

/** Products of one block: never stored by themselves. */
export type ProductosDeBloque = { bloque: number; productos: SumasDeProductos }

async function countProductos(
  db: Db,
  clima: ClimaGuardado & { llave: Llave | null },
  bloque: number,
): Promise<ProductosDeBloque> {
  const { cubo } = await countHojas(db, { ...clima, bloque, conProductos: true })
  return { bloque, productos: cubo.momentos.productos! }
}

/**
 * Before the sheets go: how people's variables go together, over everything published. Of one block, or of a small
 * company, they would give people away, and priorities would be noise: then they are not kept. `contados`: those of a
 * block whose sheets were counted a moment ago, and are not read again.
 */
export async function keepProductos(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  { idClima, contados }: { idClima: string; contados: ProductosDeBloque | null },
): Promise<void> {
  const productos = await inOwnSnapshot(ctx, async (tx) => {
    if (await findProductos(tx, idClima)) return null
    const guardado = await requireClima(tx, idClima)
    const clima = { ...guardado, llave: await findLlaveParaContar(ctx, guardado) }
    let suma: SumasDeProductos | null = null
    for (let bloque = 1; bloque <= clima.publicacion; bloque++) {
      const suyos = contados?.bloque === bloque ? contados : await countProductos(tx, clima, bloque)
      suma = suma ? addProductos(suma, suyos.productos) : suyos.productos
    }
    return suma && countPersonas(suma) >= MINIMO_DE_PRIORIDADES ? suma : null
  })
  if (productos) await inTransaction(ctx.db, (tx) => insertProductos(tx, idClima, productos))
}

/** Correlations of a closed round's variables; null where that was not kept. */
export function readProductos(db: Db, idClima: string): Promise<SumasDeProductos | null> {
  return findProductos(db, idClima)
}
