import type { BloquePublicado } from '../../../domain/resultados/bloques/fuente-publicada.ts'
import { EMPRESA } from '../../../domain/resultados/bloques/sumas.ts'
import type { ClaseDeConjunto } from '../../../domain/resultados/supresion/patron.ts'
import type { Db } from '../../db/engine/database.ts'
import { type Bloque, listBloques, listSumas } from './bloques-store.ts'

/** What is published of a climate, oldest first, without its sums. */
export const readBloques = (db: Db, idClima: string): Promise<Bloque[]> => listBloques(db, idClima)

/**
 * The blocks with the sums of the company and of some classes of sets: some kilobytes a set, however many sheets are behind it.
 * Null where the climate was deleted since.
 */
export async function readSumas(
  db: Db,
  {
    idClima,
    bloques,
    clases,
  }: { idClima: string; bloques: readonly Bloque[]; clases: readonly ClaseDeConjunto[] },
): Promise<BloquePublicado[] | null> {
  if (bloques.length === 0) return []
  const sumas = await listSumas(db, { idClima, clases })
  const conSumas = bloques.map((bloque) => ({ ...bloque, sumas: sumas.get(bloque.numero) ?? new Map() }))
  return conSumas.every((bloque) => bloque.sumas.has(EMPRESA)) ? conSumas : null
}
