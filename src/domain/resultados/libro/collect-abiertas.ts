import { isVacia, SIN_GRUPO, sortSinOrigen } from '../respuestas-abiertas.ts'
import type { AbiertasDeGrupo } from './pestana-de-abiertas.ts'

/** Whose texts are gathered, and about what. */
export type MarcoDeAbiertas = {
  grupos: readonly { id: string; orden: number; nombre: string }[]
  preguntas: readonly { id: string; pregunta: string }[]
}

/** Null: of a group that may not be shown. */
export type TextoDeAbierta = { idGrupo: string | null; idPregunta: string; texto: string }

/** Texts as they come, in any order, to be had by group and question; those without a group stand last, together. */
export function createColector({ grupos, preguntas }: MarcoDeAbiertas) {
  const reunidos = new Map<string | null, Map<string, string[]>>()
  const present = (idGrupo: string | null) =>
    preguntas.map((pregunta) => ({
      ...pregunta,
      respuestas: sortSinOrigen(reunidos.get(idGrupo)?.get(pregunta.id) ?? []),
    }))
  return {
    add(textos: Iterable<TextoDeAbierta>): void {
      for (const { idGrupo, idPregunta, texto } of textos) {
        if (isVacia(texto)) continue
        const suyas = reunidos.get(idGrupo) ?? new Map<string, string[]>()
        const respuestas = suyas.get(idPregunta) ?? []
        respuestas.push(texto)
        reunidos.set(idGrupo, suyas.set(idPregunta, respuestas))
      }
    },
    finish(): AbiertasDeGrupo[] {
      const deGrupos = grupos.map(({ id, ...grupo }) => ({ ...grupo, preguntasAbiertas: present(id) }))
      return reunidos.has(null) ? [...deGrupos, { ...SIN_GRUPO, preguntasAbiertas: present(null) }] : deGrupos
    },
  }
}
