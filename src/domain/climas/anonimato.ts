import { SIN_MINIMO } from './minimo-por-grupo.ts'

/** The two sentences of the promise; the first is the one that weighs. */
export type Promesa = readonly [fuerte: string, resto: string]

const NADIE = 'Nadie en tu empresa verá qué contestó cada quien.'

/**
 * The promise, the same in mails, at the entry, on paper and on the page about it. Every caveat stands on that page.
 * `minimo` null: of no climate in particular.
 */
export function getPromesa(minimo: number | null): Promesa {
  if (minimo === SIN_MINIMO)
    return [
      'La encuesta es confidencial y no pregunta tu nombre.',
      'No tiene un mínimo de personas: el resultado de un grupo pequeño puede ser el de una sola.',
    ]
  return [
    NADIE,
    minimo === null
      ? 'Cada encuesta dice desde cuántas personas se muestran resultados.'
      : `Solo se muestran resultados de ${minimo} personas o más.`,
  ]
}

/** Both sentences in a row. */
export const formatAnonimato = (minimo: number | null): string => getPromesa(minimo).join(' ')

/** The survey's description: anonymous only where a minimum keeps small groups out of sight. */
export const getCaracter = (minimo: number | null): 'anónima' | 'confidencial' =>
  minimo === SIN_MINIMO ? 'confidencial' : 'anónima'

/** Over the address of the page about it. */
export const getRotuloDeAnonimato = (minimo: number | null): string =>
  minimo === SIN_MINIMO ? 'Quién ve lo que contestas' : 'Cómo cuidamos tu anonimato'

/** The intro that the specification asks for: anonymous, confidential, honest. */
export const formatTrato = (minimo: number | null): string =>
  `${minimo === SIN_MINIMO ? '' : 'La encuesta es anónima. '}La consultora la maneja de forma confidencial. Contesta con honestidad.`

export const formatMenosDe = (minimo: number | null): string =>
  minimo === null ? 'menos personas que su mínimo' : `menos de ${minimo} personas`
