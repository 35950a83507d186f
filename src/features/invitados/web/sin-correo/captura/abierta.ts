import type { Captura } from '#domain/encuesta/captura.ts'

/** Sheets in hand: the numbers that were drawn for them, and how far they are typed. */
export interface Abierta {
  series: readonly number[]
  revision: string
  captura: Captura
}

export const formatMarcas = (marcadas: number, caben: number): string =>
  `${marcadas} marcas donde ${caben === 1 ? 'cabe' : 'caben'} ${caben}`
