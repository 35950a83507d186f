import { isVacia } from './respuestas-abiertas.ts'

/**
 * Some thousand texts as they are read: three lists in JSON, whose n-th elements belong together. The group is null where
 * it may not be shown.
 */
export type TiraDeTextos = { idsGrupos: string; idsPreguntas: string; textos: string; cuantos: number }

/** Where texts are gathered. */
type Monton = { push: (texto: string) => unknown }

/** Texts by group and by question, in no order that anybody may rely on. */
export type TextosReunidos<M extends Monton = string[]> = Map<string | null, Map<string, M>>

/** The empty ones left out. */
export function addTira<M extends Monton>(
  reunidos: TextosReunidos<M>,
  tira: TiraDeTextos,
  create: () => M,
): void {
  const idsGrupos = JSON.parse(tira.idsGrupos) as (string | null)[]
  const idsPreguntas = JSON.parse(tira.idsPreguntas) as string[]
  for (const [i, texto] of (JSON.parse(tira.textos) as string[]).entries()) {
    if (isVacia(texto)) continue
    const idGrupo = idsGrupos[i] ?? null
    const idPregunta = idsPreguntas[i]!
    const suyos = reunidos.get(idGrupo) ?? new Map<string, M>()
    const respuestas = suyos.get(idPregunta) ?? create()
    respuestas.push(texto)
    reunidos.set(idGrupo, suyos.set(idPregunta, respuestas))
  }
}
