import { isVacia } from './respuestas-abiertas.ts'

/**
 * Some thousand texts as they are read: three lists in JSON, whose n-th elements belong together. The group is null where
 * it may not be shown.
 */
export type TiraDeTextos = { idsGrupos: string; idsPreguntas: string; textos: string; cuantos: number }

/** Texts, or what was made of each, by group and by question, in no order that anybody may rely on. */
export type TextosReunidos<T = string> = Map<string | null, Map<string, T[]>>

/** The empty ones left out. */
export function addTira<T>(
  reunidos: TextosReunidos<T>,
  tira: TiraDeTextos,
  keep: (texto: string) => T,
): void {
  const idsGrupos = JSON.parse(tira.idsGrupos) as (string | null)[]
  const idsPreguntas = JSON.parse(tira.idsPreguntas) as string[]
  for (const [i, texto] of (JSON.parse(tira.textos) as string[]).entries()) {
    if (isVacia(texto)) continue
    const idGrupo = idsGrupos[i] ?? null
    const idPregunta = idsPreguntas[i]!
    const suyos = reunidos.get(idGrupo) ?? new Map<string, T[]>()
    const respuestas = suyos.get(idPregunta)
    if (respuestas) respuestas.push(keep(texto))
    else reunidos.set(idGrupo, suyos.set(idPregunta, [keep(texto)]))
  }
}
