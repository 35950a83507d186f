import { SIN_MINIMO } from './minimo-por-grupo.ts'

const AL_CERRAR = 'al cerrarla se borran las hojas y solo quedan sumas y textos sin nombre'

const LO_QUE_NADIE_PROMETE =
  'lo que nadie puede prometer es que no te reconozcan por lo que tú escribas, o por una copia guardada de antes del cierre.'

/**
 * What is promised, in one sentence: the same in mails, at the entry, in the survey and on the page about it. What holds
 * while the survey is open, what after the close, and what nobody can promise. `minimo` null: of no climate in particular.
 */
export function formatAnonimato(minimo: number | null): string {
  if (minimo === SIN_MINIMO)
    return `La encuesta es confidencial: no tiene un mínimo de personas, y mientras está abierta la consultora puede ver los resultados de grupos pequeños; ${AL_CERRAR}; ${LO_QUE_NADIE_PROMETE}`
  return `La encuesta es anónima: mientras está abierta, de ${formatMenosDe(minimo)} no se muestra ninguna cifra, tampoco a la consultora; ${AL_CERRAR}; ${LO_QUE_NADIE_PROMETE}`
}

/** What the survey may be called: the same word as in that sentence. */
export const getCaracter = (minimo: number | null): 'anónima' | 'confidencial' =>
  minimo === SIN_MINIMO ? 'confidencial' : 'anónima'

/** Over the address of the page about it. */
export const getRotuloDeAnonimato = (minimo: number | null): string =>
  minimo === SIN_MINIMO ? 'Quién ve lo que contestas' : 'Cómo cuidamos tu anonimato'

/** After it, to whoever is about to answer. */
export const TRATO = 'La consultora la maneja de forma confidencial. Contesta con honestidad.'

export const formatMenosDe = (minimo: number | null): string =>
  minimo === null ? 'menos personas que su mínimo' : `menos de ${minimo} personas`
