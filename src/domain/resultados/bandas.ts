/** desde: lower bound of the unrounded percent. The lowest band keeps the specification's label (spec §9). */
export const BANDAS = [
  { desde: 90, etiqueta: '90%-100%', color: 'verde-oscuro' },
  { desde: 80, etiqueta: '80%-89%', color: 'verde' },
  { desde: 75, etiqueta: '75%-79%', color: 'verde-claro' },
  { desde: 70, etiqueta: '70%-74%', color: 'verde-amarillo' },
  { desde: 68, etiqueta: '68%-69%', color: 'amarillo' },
  { desde: 65, etiqueta: '65%-67%', color: 'ambar' },
  { desde: 61, etiqueta: '61%-64%', color: 'naranja' },
  { desde: 0, etiqueta: '50%-60%', color: 'rojo' },
] as const

type Banda = (typeof BANDAS)[number]
export type ColorDeBanda = Banda['color']

/** From here a factor counts as satisfied. */
export const UMBRAL_DE_SATISFACCION = 75

/** Means of fractions fall short of round figures by the last bit: 74.99999999999999 is 75. */
export function isAlMenos(porcentaje: number, limite: number): boolean {
  return porcentaje >= limite - 1e-9
}

export function findBanda(porcentaje: number): Banda {
  return BANDAS.find(({ desde }) => isAlMenos(porcentaje, desde)) ?? BANDAS[7]
}

/** Points to 75, of what is below it: never "0.00 puntos". */
export function formatPuntosQueFaltan(porcentaje: number): string {
  const puntos = (UMBRAL_DE_SATISFACCION - porcentaje).toFixed(2)
  return puntos === '0.00' ? 'Le falta menos de una centésima' : `Le faltan ${puntos} puntos`
}

/** One decimal, rounded; cut where it would read as a better band: 74.96 reads 74.9. */
export function formatEnSuBanda(porcentaje: number): string {
  const redondeado = Math.round(porcentaje * 10 + 1e-9) / 10
  const pasa = findBanda(redondeado) !== findBanda(porcentaje)
  return (pasa ? redondeado - 0.1 : redondeado).toFixed(1)
}
