import type { Medida } from './medidas.ts'

/**
 * Sums of a set of people and a medida (see Momentos): how many have a valid answer, Σx, Σx², Σz, Σxz, Σz². Whole numbers,
 * stored as they are beside the set's counts; those of several blocks are added.
 *
 * A question may be withheld from a set (a small base). The sums of its variable, its indicator and the general figure would
 * give it away by subtraction: they are null there, and intervals fall back on people alone. So they are where somebody of the
 * set left a part of the medida empty: staff know who has not finished, and sums that weigh people by what they left open (Σxz;
 * Σx² of what spans pages), taken from several medidas, would tell what those answered.
 */
export type SumasDeMedida = readonly number[]

/** Adds two blocks. */
export function addSumasDeMedida(a: SumasDeMedida | null, b: SumasDeMedida | null): SumasDeMedida | null {
  return a && b && a.map((suma, i) => suma + b[i]!)
}

/** The sums that may be kept of a set in which the questions at these positions, and these medidas, are withheld. */
export function hideSumas(
  medidas: readonly Medida[],
  sumas: readonly SumasDeMedida[],
  ocultas: { posiciones: readonly number[]; medidas: readonly number[] },
): (SumasDeMedida | null)[] {
  const posiciones = new Set(ocultas.posiciones)
  return sumas.map((suma, m) =>
    ocultas.medidas.includes(m) || medidas[m]!.posiciones.some((posicion) => posiciones.has(posicion))
      ? null
      : suma,
  )
}
