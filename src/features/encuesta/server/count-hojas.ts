import type { Definicion } from '#domain/climas/definicion.ts'
import { addHojas, type Cubo, createCubo } from '#domain/resultados/cubo.ts'
import { addTextos, type TextoLeido, type TextosReunidos } from '#domain/resultados/respuestas-abiertas.ts'
import type { Db } from '#server/db/engine/database.ts'
import { readTirasDeTextos } from '#server/db/sql/tiras-de-textos.ts'
import { countAbiertasOf, readTirasDeHojas } from './tiras-store.ts'

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

export async function groupTextos(tiras: AsyncIterable<TextoLeido[]>): Promise<TextosReunidos> {
  const reunidos: TextosReunidos = new Map()
  for await (const tira of tiras) addTextos(reunidos, tira)
  return reunidos
}

/** In slices, between which others have their turn. */
export const readAbiertas = (db: Db, idClima: string): AsyncGenerator<TextoLeido[]> =>
  readTirasDeTextos(db, 'respuestas_abiertas', idClima)

export const listAbiertas = (db: Db, idClima: string): Promise<TextosReunidos> =>
  groupTextos(readAbiertas(db, idClima))

export const countAbiertas = (db: Db, idClima: string): Promise<number> => countAbiertasOf(db, idClima)
