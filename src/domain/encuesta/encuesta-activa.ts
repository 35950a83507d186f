export type EstadoDeEncuesta = { encuestaActiva: boolean; cerrado: boolean; fechaLimite: number | null }

/** Whether answers are taken now: switched on, not closed, and the last moment, if there is one, not past. */
export function isEncuestaActiva(
  { encuestaActiva, cerrado, fechaLimite }: EstadoDeEncuesta,
  ahora: number,
): boolean {
  return encuestaActiva && !cerrado && (fechaLimite === null || ahora <= fechaLimite)
}

/** Whether answers were taken and no longer are: past the last moment, or closed. Switched off, they may come back. */
export function isPlazoTerminado(
  { cerrado, fechaLimite }: Pick<EstadoDeEncuesta, 'cerrado' | 'fechaLimite'>,
  ahora: number,
): boolean {
  return cerrado || (fechaLimite !== null && ahora > fechaLimite)
}
