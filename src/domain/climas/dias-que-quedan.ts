const DIA_MS = 86_400_000

/** Whole days until the deadline, today's counted as 0; negative where it is past. */
export const countDiasQueQuedan = (fechaLimite: number, ahora: number): number =>
  Math.floor((fechaLimite - ahora) / DIA_MS)

/** The same words on every screen that tells it. */
export function formatDiasQueQuedan(dias: number): string {
  if (dias < 0) return 'Pasó su fecha límite'
  if (dias === 0) return 'Termina hoy'
  return dias === 1 ? 'Queda 1 día' : `Quedan ${dias} días`
}
