/** A day as it is stored and compared: 2025-10-28. */
export type Dia = string

export function isDia(texto: string): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(texto)) return false
  const fecha = new Date(`${texto}T00:00:00Z`)
  return !Number.isNaN(fecha.getTime()) && fecha.toISOString().startsWith(texto)
}

/** Which day it is where the firm is. */
export const getDia = (momento: number, timeZone: string): Dia =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(momento)

/** Days from one to the other; negative where it is past. */
export const countDias = (desde: Dia, hasta: Dia): number =>
  Math.round((Date.parse(`${hasta}T00:00:00Z`) - Date.parse(`${desde}T00:00:00Z`)) / 86_400_000)

/** "28 de octubre". */
export const formatDiaDelAnio = (dia: Dia): string =>
  new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${dia}T00:00:00Z`),
  )

/** "28 de octubre de 2025". */
export const formatDiaLargo = (dia: Dia): string =>
  new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(`${dia}T00:00:00Z`))
