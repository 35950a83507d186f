import type { Db } from '../../db/engine/database.ts'
import { readTirasDeTextos } from './textos-store.ts'

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
