import type { Captura } from '#domain/encuesta/captura.ts'

/** Sheets in hand: the numbers that were drawn for them, and how far they are typed. */
export interface Abierta {
  series: readonly number[]
  revision: string
  captura: Captura
}
