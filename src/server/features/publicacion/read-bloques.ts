import type { BloquePublicado } from '../../../domain/resultados/bloques/fuente-publicada.ts'
import type { Db } from '../../db/engine/database.ts'
import { listBloques, listSumas } from './bloques-store.ts'

/** Everything that is published of a climate, oldest first. Some kilobytes a set, however many sheets are behind it. */
export async function readBloques(db: Db, idClima: string): Promise<BloquePublicado[]> {
  const bloques = await listBloques(db, idClima)
  if (bloques.length === 0) return []
  const sumas = await listSumas(db, idClima)
  return bloques.map((bloque) => ({ ...bloque, sumas: sumas.get(bloque.numero) ?? new Map() }))
}
