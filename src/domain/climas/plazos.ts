import { countDias, getDia } from '../fechas/dia.ts'
import { DIA_MS } from '../fechas/duraciones.ts'

/** A round is known by the year its fechaInicio falls in, where the firm is: December 31 is not yet January 1. */
export function computeAnioDeInicio(fechaInicio: number, zonaHoraria: string): number {
  const formato = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zonaHoraria,
    year: 'numeric',
  })
  return Number(formato.format(fechaInicio))
}

/** Days on the firm's calendar until that of the deadline, today's counted as 0; negative where it is past. */
export const countDiasQueQuedan = (fechaLimite: number, ahora: number, timeZone: string): number =>
  fechaLimite <= ahora ? -1 : countDias(getDia(ahora, timeZone), getDia(fechaLimite, timeZone))

/** The same words on every screen that tells it. */
export function formatDiasQueQuedan(dias: number): string {
  if (dias < 0) return 'Pasó su fecha límite'
  if (dias === 0) return 'Termina hoy'
  return dias === 1 ? 'Queda 1 día' : `Quedan ${dias} días`
}

const PRONTO = 30

/** Whether a round begins so late that opening its survey now may be a mistake: in another year, or in more than a month. */
export const isInicioLejano = (fechaInicio: number, ahora: number, zonaHoraria: string): boolean =>
  fechaInicio > ahora &&
  (fechaInicio - ahora > PRONTO * DIA_MS ||
    computeAnioDeInicio(fechaInicio, zonaHoraria) !== computeAnioDeInicio(ahora, zonaHoraria))
