export type EstadoDeEncuesta = { encuestaActiva: boolean; cerrado: boolean; fechaLimite: number | null }

/** Whether answers are taken now: switched on, not closed, and the last moment, if there is one, not past. */
export function isEncuestaActiva(
  { encuestaActiva, cerrado, fechaLimite }: EstadoDeEncuesta,
  ahora: number,
): boolean {
  return encuestaActiva && !cerrado && (fechaLimite === null || ahora <= fechaLimite)
}
