import { DIA_MS } from '../fechas/duraciones.ts'

/** Time that a CV stands on the list of what is going to be erased before it may be. */
export const DIAS_EN_LISTA = 30
/** Life of a link to bring a CV up to date. */
export const DIAS_DE_ENLACE = 30

export const addDias = (ms: number, dias: number): number => ms + dias * DIA_MS

/** The same day of another month; the last one where the month has no such day. */
export function addMeses(ms: number, meses: number): number {
  const fecha = new Date(ms)
  const dia = fecha.getUTCDate()
  fecha.setUTCDate(1)
  fecha.setUTCMonth(fecha.getUTCMonth() + meses)
  const ultimo = new Date(Date.UTC(fecha.getUTCFullYear(), fecha.getUTCMonth() + 1, 0)).getUTCDate()
  fecha.setUTCDate(Math.min(dia, ultimo))
  return fecha.getTime()
}

export interface PlazosDeCv {
  alDia: number
  conservarHasta: number | null
  /** Since when it stands on the list. */
  listado: number | null
}

/**
 * When a CV is erased, where retention is on: so many months after it was last true. Never while it is kept on purpose, nor
 * before it has stood on the list for thirty days. What is not listed yet is listed today at the earliest.
 */
export function computeFechaDeBorrado(
  { alDia, conservarHasta, listado }: PlazosDeCv,
  meses: number,
  now: number,
): number {
  return Math.max(addMeses(alDia, meses), conservarHasta ?? 0, addDias(listado ?? now, DIAS_EN_LISTA))
}
