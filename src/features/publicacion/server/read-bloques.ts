import type { BloquePublicado } from '#domain/resultados/bloques/fuente-publicada.ts'
import { EMPRESA } from '#domain/resultados/bloques/sumas.ts'
import type { Db } from '#server/db/engine/database.ts'
import { listBloques, listSumas } from './bloques-store.ts'

/**
 * What is published of a climate up to a block, oldest first, with its sums: some kilobytes a set, however many sheets are behind it. Of a block nothing ever changes, so it may be read a moment later than the
 * climate. Null where the climate was deleted since.
 */
export async function readBloques(
  db: Db,
  { idClima, publicacion }: { idClima: string; publicacion: number },
): Promise<BloquePublicado[] | null> {
  if (publicacion === 0) return []
  const [bloques, sumas] = await Promise.all([listBloques(db, idClima), listSumas(db, idClima)])
  const conSumas = bloques
    .filter(({ numero }) => numero <= publicacion)
    .map((bloque) => ({ ...bloque, sumas: sumas.get(bloque.numero) ?? new Map() }))
  const todos = conSumas.length === publicacion && conSumas.every(({ sumas }) => sumas.has(EMPRESA))
  return todos ? conSumas : null
}
