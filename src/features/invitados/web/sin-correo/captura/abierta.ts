import type { Captura, ModoDeCaptura } from '#domain/encuesta/captura.ts'

/** Sheets in hand: the numbers that were drawn for them, and how far they are typed. */
export interface Abierta {
  series: readonly number[]
  revision: string
  captura: Captura
}

/** Title and meaning of each way of typing. */
export const NOMBRE_DE_MODO: Record<ModoDeCaptura, readonly [string, string]> = {
  una: ['Una vez', 'Lo más rápido: nadie compara lo tecleado con el papel.'],
  muestra: ['Una muestra, dos veces', 'Uno de cada diez, al azar, se teclea otra vez al final.'],
  todas: ['Todo dos veces', 'Lo más seguro: de preferencia la segunda vez teclea otra persona.'],
}

export const formatMarcas = (marcadas: number, caben: number): string =>
  `${marcadas} marcas donde ${caben === 1 ? 'cabe' : 'caben'} ${caben}`
