import { addTextos, type TextoLeido, type TextosReunidos } from '#domain/resultados/textos-reunidos.ts'
import type { Db } from '#server/db/engine/database.ts'
import { readTirasDeTextos } from '#server/db/sql/tiras-de-textos.ts'
import { countAbiertasOf } from './abiertas-store.ts'

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
