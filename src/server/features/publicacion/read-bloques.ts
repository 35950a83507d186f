import type { BloquePublicado } from '../../../domain/resultados/bloques/fuente-publicada.ts'
import { EMPRESA } from '../../../domain/resultados/bloques/sumas.ts'
import type { ClaseDeConjunto } from '../../../domain/resultados/supresion/patron.ts'
import type { Db } from '../../db/engine/database.ts'
import { listBloques, listSumas } from './bloques-store.ts'

/**
 * What is published of a climate up to a block, oldest first, with the sums of the company and of some classes of sets: some
 * kilobytes a set, however many sheets are behind it. Of a block nothing ever changes, so it may be read a moment later than the
 * climate. Null where the climate was deleted since.
 */
export async function readBloques(
  db: Db,
  {
    idClima,
    publicacion,
    clases,
  }: { idClima: string; publicacion: number; clases: readonly ClaseDeConjunto[] },
): Promise<BloquePublicado[] | null> {
  if (publicacion === 0) return []
  const [bloques, sumas] = await Promise.all([listBloques(db, idClima), listSumas(db, { idClima, clases })])
  const conSumas = bloques
    .filter(({ numero }) => numero <= publicacion)
    .map((bloque) => ({ ...bloque, sumas: sumas.get(bloque.numero) ?? new Map() }))
  const todos = conSumas.length === publicacion && conSumas.every(({ sumas }) => sumas.has(EMPRESA))
  return todos ? conSumas : null
}
