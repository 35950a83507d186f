import type { Cuestionario } from '#domain/cuestionario/cuestionario.ts'
import { findSiguienteTanda, listContestadas, type TandaDePreguntas } from '#domain/encuesta/avance.ts'

export interface Contestada {
  idPregunta: string
}

/** The survey that a token opened. */
export interface Encuesta {
  token: string
  /** Revision of the questionnaire: it travels with what is saved. */
  revision: string
  encuestaActiva: boolean
  plazoTerminado: boolean
  cuestionario: Cuestionario
  respuestas: readonly Contestada[]
}

export type Acceso =
  | { dentro: false; buscando: boolean; falla: string | null }
  | { dentro: true; encuesta: Encuesta }

/** The states of the screen past the token (spec §2). */
export type Vista =
  | { vista: 'inactiva'; encuesta: Encuesta }
  | { vista: 'activa'; encuesta: Encuesta; tanda: TandaDePreguntas }
  | { vista: 'finalizada'; encuesta: Encuesta }

export function computeVista(encuesta: Encuesta): Vista {
  if (!encuesta.encuestaActiva) return { vista: 'inactiva', encuesta }
  const tanda = findSiguienteTanda(encuesta.cuestionario, listContestadas(encuesta.respuestas))
  return tanda ? { vista: 'activa', encuesta, tanda } : { vista: 'finalizada', encuesta }
}

/** Nothing of it can be sent any more: it is finished, or its round is closed, and then nobody is told its questions. */
export const isTerminada = (encuesta: Encuesta): boolean =>
  computeVista(encuesta).vista === 'finalizada' ||
  (encuesta.plazoTerminado && encuesta.cuestionario.partesCuestionario.length === 0)

/** Whether these questions, and what stands over them, read in one as in the other. */
export function isMismaPagina(antes: Cuestionario, ahora: Cuestionario, ids: ReadonlySet<string>): boolean {
  const read = ({ partesCuestionario }: Cuestionario) =>
    partesCuestionario
      .map(({ preguntas, preguntaAbierta, ...parte }) => ({
        parte,
        preguntas: [...preguntas, ...(preguntaAbierta ? [preguntaAbierta] : [])].filter(({ id }) =>
          ids.has(id),
        ),
      }))
      .filter(({ preguntas }) => preguntas.length > 0)
  return JSON.stringify(read(antes)) === JSON.stringify(read(ahora))
}

/** Appends what was saved; a question is in the list once, whoever saved it. */
export function addContestadas(encuesta: Encuesta, guardadas: readonly Contestada[]): Encuesta {
  const contestadas = listContestadas(encuesta.respuestas)
  const nuevas = guardadas.filter(({ idPregunta }) => !contestadas.has(idPregunta))
  return nuevas.length > 0 ? { ...encuesta, respuestas: [...encuesta.respuestas, ...nuevas] } : encuesta
}
