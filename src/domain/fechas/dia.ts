import { DIA_MS } from './duraciones.ts'
import { formatFecha, formatFechaSinAnio } from './format-fecha.ts'

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

const getMedianocheUtc = (dia: Dia) => Date.parse(`${dia}T00:00:00Z`)

/** The zone's lead over UTC at that moment. */
function getAdelanto(ms: number, timeZone: string): number {
  const partes = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(ms)
  const get = (tipo: string) => Number(partes.find(({ type }) => type === tipo)?.value)
  const reloj = Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'), get('second'))
  return reloj - Math.floor(ms / 1000) * 1000
}

/** The first moment of a day where the firm is; NaN where it is none. */
export function computeInicioDeDia(dia: Dia, timeZone: string): number {
  const utc = getMedianocheUtc(dia)
  if (Number.isNaN(utc)) return Number.NaN
  // The zone's clocks may change between the guess and the answer: the second look settles it.
  const primera = utc - getAdelanto(utc, timeZone)
  const segunda = utc - getAdelanto(primera, timeZone)
  // Where clocks go forward at midnight that hour does not exist, and the day begins after it.
  return getDia(segunda, timeZone) < dia ? primera : segunda
}

/** The last moment of that day: a limit includes its day. */
export function computeFinDeDia(dia: Dia, timeZone: string): number {
  const utc = getMedianocheUtc(dia)
  if (Number.isNaN(utc)) return Number.NaN
  return computeInicioDeDia(getDia(utc + DIA_MS, 'UTC'), timeZone) - 1
}

/** That hour ("08:00") of a day where the firm is; NaN where it is none. An hour that clocks leave out is the one after it. */
export function computeMomento(dia: Dia, hora: string, timeZone: string): number {
  const utc = Date.parse(`${dia}T${hora}:00Z`)
  if (Number.isNaN(utc)) return Number.NaN
  const primera = utc - getAdelanto(utc, timeZone)
  return utc - getAdelanto(primera, timeZone)
}

/** Days from one to the other; negative where it is past. */
export const countDias = (desde: Dia, hasta: Dia): number =>
  Math.round((getMedianocheUtc(hasta) - getMedianocheUtc(desde)) / DIA_MS)

/** "28 de octubre". */
export const formatDiaDelAnio = (dia: Dia): string => formatFechaSinAnio(getMedianocheUtc(dia), 'UTC')

/** "28 de octubre de 2025". */
export const formatDiaLargo = (dia: Dia): string => formatFecha(getMedianocheUtc(dia), 'UTC')
