import { SIN_GRUPO } from '../respuestas-abiertas.ts'
import type { TextosReunidos } from '../textos-reunidos.ts'
import type { Respuestas } from './libro.ts'
import type { AbiertasDeGrupo } from './pestana-de-abiertas.ts'

/** Whose texts are gathered, and about what. */
export type MarcoDeAbiertas = {
  grupos: readonly { id: string; orden: number; nombre: string }[]
  preguntas: readonly { id: string; pregunta: string }[]
}

/** Every group and question, whether or not anybody wrote anything; texts without a group stand last, together. */
export function presentReunidos(
  { grupos, preguntas }: MarcoDeAbiertas,
  reunidos: TextosReunidos<Respuestas & { push: (texto: string) => void }>,
): AbiertasDeGrupo[] {
  const present = (idGrupo: string | null) =>
    preguntas.map(({ id, pregunta }) => ({
      pregunta,
      respuestas: reunidos.get(idGrupo)?.get(id) ?? [],
    }))
  const deGrupos = grupos.map(({ id, ...grupo }) => ({ ...grupo, preguntasAbiertas: present(id) }))
  return reunidos.has(null) ? [...deGrupos, { ...SIN_GRUPO, preguntasAbiertas: present(null) }] : deGrupos
}
