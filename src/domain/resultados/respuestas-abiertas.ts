import { foldTexto } from '../texto/fold-texto.ts'
import { filterSeleccion } from './reserva.ts'

type PreguntasAbiertasDeGrupo = {
  id: string
  preguntasAbiertas: readonly { id: string; respuestas: readonly string[] }[]
}

/** idsGrupos empty: every group. ignorarAcentos: neither case nor accents matter. */
export type FiltroDeAbiertas = {
  idsGrupos: readonly string[]
  idPregunta: string
  texto: string
  ignorarAcentos: boolean
}

type RespuestaAbierta = { texto: string; idGrupo: string }

/** The answers to one open question that contain the text, case-sensitive unless told otherwise (spec §5). */
export function listRespuestasAbiertas(
  grupos: readonly PreguntasAbiertasDeGrupo[],
  { idsGrupos, idPregunta, texto, ignorarAcentos }: FiltroDeAbiertas,
): RespuestaAbierta[] {
  const fold = ignorarAcentos ? foldTexto : (t: string) => t
  const buscado = fold(texto)
  const respuestas = filterSeleccion(grupos, idsGrupos).flatMap(({ id: idGrupo, preguntasAbiertas }) =>
    preguntasAbiertas
      .filter(({ id }) => id === idPregunta)
      .flatMap((pregunta) => pregunta.respuestas)
      .filter((respuesta) => !isVacia(respuesta) && fold(respuesta).includes(buscado))
      .map((respuesta) => ({ texto: respuesta, idGrupo })),
  )
  return sortBySinOrigen(respuestas, (respuesta) => respuesta.texto)
}

/** Texts of people whose group may not be shown stand as if of a group of their own. */
export const SIN_GRUPO = { id: 'sin-grupo', orden: 0, nombre: 'Sin grupo', encuestadosPlaneados: 0 } as const

/** Texts of people of an area whose group is not shown, as if of a group of their own: named by the area. */
export const createSinGrupoDeArea = ({ id, nombre }: { id: string; nombre: string }) => ({
  ...SIN_GRUPO,
  id,
  nombre,
})

const isVacia = (respuesta: string) => respuesta.trim() === ''

/** An order made of the words alone: it says nothing of who wrote, when, or in which group, and does not jump. */
export const sortSinOrigen = (textos: readonly string[]): string[] =>
  sortBySinOrigen(textos, (texto) => texto)

function sortBySinOrigen<T>(elementos: readonly T[], getTexto: (elemento: T) => string): T[] {
  return elementos
    .map((elemento) => ({ elemento, texto: getTexto(elemento), hash: computeLugar(getTexto(elemento)) }))
    .sort((a, b) => a.hash - b.hash || (a.texto < b.texto ? -1 : a.texto > b.texto ? 1 : 0))
    .map(({ elemento }) => elemento)
}

/** Where a text stands in that order. FNV-1a with a final mix: neighbouring texts land far apart. */
function computeLugar(texto: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < texto.length; i++) hash = Math.imul(hash ^ texto.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** As it is stored: idGrupo is its group, its area where only that may be shown, or null. */
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
