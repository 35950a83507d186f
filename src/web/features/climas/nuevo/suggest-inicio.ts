import { computeAnioDeInicio } from '../../../../domain/climas/anio-de-inicio.ts'
import { formatCampoFecha, parseInicioDeDia } from '../fechas.ts'

/** Today, or this day of the first year after it that has no round yet. */
export function suggestInicio(anios: readonly number[], ahora: number, zona: string): number {
  let anio = computeAnioDeInicio(ahora, zona)
  while (anios.includes(anio)) anio += 1
  const [, mes, dia] = formatCampoFecha(ahora, zona).split('-')
  const inicio = parseInicioDeDia(`${anio}-${mes}-${dia}`, zona)
  // Not every year has a 29th of February, and where it has none it is the 1st of March.
  return formatCampoFecha(inicio, zona) === `${anio}-${mes}-${dia}`
    ? inicio
    : parseInicioDeDia(`${anio}-${mes}-28`, zona)
}
