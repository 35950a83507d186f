import { isVacia, SIN_GRUPO, sortSinOrigen } from '../respuestas-abiertas.ts'
import type { AbiertasDeGrupo } from './pestana-de-abiertas.ts'

/** Whose texts are gathered, and about what. */
export type MarcoDeAbiertas = {
  grupos: readonly { id: string; orden: number; nombre: string }[]
  preguntas: readonly { id: string; pregunta: string }[]
}

/** Null: of a group that may not be shown. */
export type TextoDeAbierta = { idGrupo: string | null; idPregunta: string; texto: string }

/** By group and by question: whose they are is not said again with each of them. */
export type TextosReunidos = Map<string | null, Map<string, string[]>>

/** The empty ones left out. */
export function groupAbiertas(textos: Iterable<TextoDeAbierta>): TextosReunidos {
  const reunidos: TextosReunidos = new Map()
  for (const { idGrupo, idPregunta, texto } of textos)
    if (!isVacia(texto)) addTextos(reunidos, idGrupo, idPregunta, [texto])
  return reunidos
}

function addTextos(
  reunidos: TextosReunidos,
  idGrupo: string | null,
  idPregunta: string,
  textos: readonly string[],
): void {
  const suyas = reunidos.get(idGrupo) ?? new Map<string, string[]>()
  const respuestas = suyas.get(idPregunta) ?? []
  for (const texto of textos) respuestas.push(texto)
  reunidos.set(idGrupo, suyas.set(idPregunta, respuestas))
}

/** Texts as they come, in any order, to be had by group and question; those without a group stand last, together. */
export function createColector({ grupos, preguntas }: MarcoDeAbiertas) {
  const reunidos: TextosReunidos = new Map()
  const present = (idGrupo: string | null) =>
    preguntas.map((pregunta) => ({
      ...pregunta,
      respuestas: sortSinOrigen(reunidos.get(idGrupo)?.get(pregunta.id) ?? []),
    }))
  return {
    add(otros: TextosReunidos): void {
      for (const [idGrupo, suyas] of otros)
        for (const [idPregunta, textos] of suyas) addTextos(reunidos, idGrupo, idPregunta, textos)
    },
    finish(): AbiertasDeGrupo[] {
      const deGrupos = grupos.map(({ id, ...grupo }) => ({ ...grupo, preguntasAbiertas: present(id) }))
      return reunidos.has(null) ? [...deGrupos, { ...SIN_GRUPO, preguntasAbiertas: present(null) }] : deGrupos
    },
  }
}
