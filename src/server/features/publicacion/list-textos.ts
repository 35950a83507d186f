import type { Db } from '../../db/engine/database.ts'
import {
  countTextosOf,
  findTextoByClave,
  listTextosByClaves,
  listTextosOf,
  readTirasDeTextos,
  type TextoConClave,
} from './textos-store.ts'

export type { TextoConClave }

/** By group and by question; null: of groups that may not be shown. In no order that anybody may rely on. */
export type TextosPublicados = ReadonlyMap<string | null, ReadonlyMap<string, readonly string[]>>

export async function listTextos(db: Db, idClima: string): Promise<TextosPublicados> {
  const grupos = new Map<string | null, Map<string, string[]>>()
  for await (const tira of readTirasDeTextos(db, idClima)) {
    for (const { idGrupo, idPregunta, texto } of tira) {
      const preguntas = grupos.get(idGrupo) ?? new Map<string, string[]>()
      const textos = preguntas.get(idPregunta) ?? []
      textos.push(texto)
      grupos.set(idGrupo, preguntas.set(idPregunta, textos))
    }
  }
  return grupos
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
