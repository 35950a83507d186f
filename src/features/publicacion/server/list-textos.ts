import { addTextos, type TextoLeido, type TextosReunidos } from '#domain/resultados/respuestas-abiertas.ts'
import type { Db } from '#server/db/engine/database.ts'
import {
  countTextosOf,
  findTextoByClave,
  listTextosByClaves,
  listTextosOf,
  readTirasDeTextos,
  type TextoConClave,
} from './textos-store.ts'

export type { TextoConClave }

/** In slices, between which others have their turn. */
export const readTextos = (db: Db, idClima: string): AsyncGenerator<TextoLeido[]> =>
  readTirasDeTextos(db, idClima)

/** Null: of groups that may not be shown. */
export async function listTextos(db: Db, idClima: string): Promise<TextosReunidos> {
  const reunidos: TextosReunidos = new Map()
  for await (const tira of readTextos(db, idClima)) addTextos(reunidos, tira)
  return reunidos
}

/** With the key that each keeps from its publication on, through the close. */
export const listTextosDePregunta = (
  db: Db,
  { idClima, idPregunta }: { idClima: string; idPregunta: string },
): Promise<TextoConClave[]> => listTextosOf(db, idClima, idPregunta)

export const findTexto = (
  db: Db,
  { idClima, clave }: { idClima: string; clave: string },
): Promise<TextoConClave | undefined> => findTextoByClave(db, idClima, clave)

export const listTextosDeClaves = async (
  db: Db,
  { idClima, claves }: { idClima: string; claves: readonly string[] },
): Promise<TextoConClave[]> => listTextosByClaves(db, idClima, claves)

export const countTextos = (db: Db, idClima: string): Promise<number> => countTextosOf(db, idClima)
