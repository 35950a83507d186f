import { isVacia } from './respuestas-abiertas.ts'

/** As it is stored; its group is null where it may not be shown. */
export type TextoLeido = { idGrupo: string | null; idPregunta: string; texto: string }

/** Texts by group and by question, in no order that anybody may rely on. */
export type TextosReunidos = Map<string | null, Map<string, string[]>>

/** The empty ones left out. */
export function addTextos(reunidos: TextosReunidos, leidos: readonly TextoLeido[]): void {
  for (const { idGrupo, idPregunta, texto } of leidos) {
    if (isVacia(texto)) continue
    const suyos = reunidos.get(idGrupo) ?? new Map<string, string[]>()
    const respuestas = suyos.get(idPregunta) ?? []
    respuestas.push(texto)
    reunidos.set(idGrupo, suyos.set(idPregunta, respuestas))
  }
}
