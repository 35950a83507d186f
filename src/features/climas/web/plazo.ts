import { getDia } from '#domain/fechas/dia.ts'
import { formatFecha } from '#domain/fechas/format-fecha.ts'

const HASTA = {
  pasada: 'recibió respuestas hasta',
  cerrada: 'se cerró antes de su fecha límite,',
  activa: 'recibe respuestas hasta',
  detenida: 'su fecha límite es',
}

/** "Empezó el 4 de marzo de 2024; recibe respuestas hasta el 30 de abril de 2024" */
export function formatPlazo(
  {
    fechaInicio,
    fechaLimite,
    encuestaActiva,
    cerrado,
  }: { fechaInicio: number; fechaLimite?: number | null; encuestaActiva: boolean; cerrado: boolean },
  zona: string,
  ahora: number,
): string {
  const inicio = `${fechaInicio > ahora ? 'Empieza' : 'Empezó'} el ${formatFecha(fechaInicio, zona)}`
  if (fechaLimite == null) return inicio
  const cual = fechaLimite < ahora ? 'pasada' : cerrado ? 'cerrada' : encuestaActiva ? 'activa' : 'detenida'
  return `${inicio}; ${HASTA[cual]} el ${formatFecha(fechaLimite, zona)}`
}

/** The day of a moment as a date field writes it: "2024-03-04". */
export const formatCampoFecha = (ms: number, zona: string): string =>
  Number.isFinite(ms) ? getDia(ms, zona) : ''
