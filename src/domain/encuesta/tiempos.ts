import type { Cuestionario } from '../cuestionario/cuestionario.ts'
import { listPreguntas } from '../cuestionario/preguntas-de-parte.ts'
import type { ClaseDePregunta } from '../cuestionario/tipos-de-parte.ts'

/** Seconds to read and answer one without hurry; options are read together. */
const SEGUNDOS: Record<ClaseDePregunta, number> = { cara: 9, escala: 7, puntos: 9, opcion: 3, abierta: 45 }
const REDONDEO = 5

/** About how long the questionnaire takes, in minutes, rounded up to five: people plan with it. */
export function computeMinutos(cuestionario: Cuestionario): number {
  const segundos = listPreguntas(cuestionario).reduce((suma, { clase }) => suma + SEGUNDOS[clase], 0)
  return Math.max(REDONDEO, Math.ceil(segundos / 60 / REDONDEO) * REDONDEO)
}

/** Until a save that did not arrive is sent again by itself: a network can be back without the browser noticing. */
export const computeEsperaMs = (intentos: number): number => Math.min(5_000 * 2 ** (intentos - 1), 60_000)
