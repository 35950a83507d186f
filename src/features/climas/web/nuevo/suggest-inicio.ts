import { computeAnioDeInicio } from '#domain/climas/anio-de-inicio.ts'
import { computeInicioDeDia, getDia, isDia } from '#domain/fechas/dia.ts'

/** Today, or this day of the first year after it that has no round yet. */
export function suggestInicio(anios: readonly number[], ahora: number, zona: string): number {
  let anio = computeAnioDeInicio(ahora, zona)
  while (anios.includes(anio)) anio += 1
  const sinAnio = getDia(ahora, zona).slice(4)
  // Not every year has a 29th of February.
  return computeInicioDeDia(isDia(`${anio}${sinAnio}`) ? `${anio}${sinAnio}` : `${anio}-02-28`, zona)
}
