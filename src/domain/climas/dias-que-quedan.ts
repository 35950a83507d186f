import { countDias, getDia } from '../fechas/dia.ts'

/** Days on the firm's calendar until that of the deadline, today's counted as 0; negative where it is past. */
export const countDiasQueQuedan = (fechaLimite: number, ahora: number, timeZone: string): number =>
  fechaLimite <= ahora ? -1 : countDias(getDia(ahora, timeZone), getDia(fechaLimite, timeZone))

/** The same words on every screen that tells it. */
export function formatDiasQueQuedan(dias: number): string {
  if (dias < 0) return 'Pasó su fecha límite'
  if (dias === 0) return 'Termina hoy'
  return dias === 1 ? 'Queda 1 día' : `Quedan ${dias} días`
}
