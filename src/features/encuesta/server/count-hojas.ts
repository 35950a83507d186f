import type { Definicion } from '#domain/climas/definicion.ts'
import { addHojas, type Cubo, createCubo } from '#domain/resultados/cubo.ts'
import type { Db } from '#server/db/engine/database.ts'
import { readTirasDeHojas } from './tiras-store.ts'

/**
 * What a climate's sheets say all together, or those of one block. Whoever asks learns counts, and no sheet leaves this
 * feature. `hojas`: how many were read.
 */
export async function countHojas(
  db: Db,
  {
    id,
    definicion,
    bloque,
    conProductos,
  }: { id: string; definicion: Definicion; bloque?: number; conProductos?: boolean },
): Promise<{ cubo: Cubo; hojas: number }> {
  const cubo = createCubo(definicion, { conProductos })
  let hojas = 0
  for await (const tira of readTirasDeHojas(db, { idClima: id, bloque })) {
    addHojas(cubo, tira.hojas)
    hojas += tira.cuantas
  }
  return { cubo, hojas }
}
