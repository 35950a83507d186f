import type { Db } from '../../db/engine/database.ts'
import { countAbiertasOf, type RespuestaAbierta, readTirasDeAbiertas } from './abiertas-store.ts'

/** Texts by group and by question, in no order that anybody may rely on. */
export type TextosPorGrupo = ReadonlyMap<string | null, ReadonlyMap<string, readonly string[]>>

type Tiras = AsyncIterable<readonly { idGrupo: string | null; idPregunta: string; texto: string }[]>

export async function groupTextos(tiras: Tiras): Promise<TextosPorGrupo> {
  const grupos = new Map<string | null, Map<string, string[]>>()
  for await (const tira of tiras) {
    for (const { idGrupo, idPregunta, texto } of tira) {
      const preguntas = grupos.get(idGrupo) ?? new Map<string, string[]>()
      const textos = preguntas.get(idPregunta) ?? []
      textos.push(texto)
      grupos.set(idGrupo, preguntas.set(idPregunta, textos))
    }
  }
  return grupos
}

export const listAbiertas = (db: Db, idClima: string): Promise<TextosPorGrupo> =>
  groupTextos(readTirasDeAbiertas(db, idClima))

/** In slices, between which others have their turn. */
export const readAbiertas = (db: Db, idClima: string): AsyncGenerator<RespuestaAbierta[]> =>
  readTirasDeAbiertas(db, idClima)

export const countAbiertas = (db: Db, idClima: string): Promise<number> => countAbiertasOf(db, idClima)
