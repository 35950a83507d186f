/** Behind by more than this, a group is worth a word. */
const MARGEN = 0.15

export interface Plazo {
  fechaInicio: number
  fechaLimite?: number | null | undefined
}

/** From 0 to 1: what part of the planned should have answered by now, the goal spread over the days. Null without a last day. */
export function computeEsperado(
  { fechaInicio, fechaLimite }: Plazo,
  meta: number,
  ahora: number,
): number | null {
  if (fechaLimite == null || fechaLimite <= fechaInicio) return null
  const transcurrido = (ahora - fechaInicio) / (fechaLimite - fechaInicio)
  return (Math.min(Math.max(transcurrido, 0), 1) * meta) / 100
}

/** The group that is farthest behind; null where all are in time. */
export function findAtrasado<Parte extends { contestaron: number; planeados: number }>(
  partes: readonly Parte[],
  esperado: number | null,
): Parte | null {
  if (esperado === null) return null
  const falta = ({ contestaron, planeados }: Parte) => esperado - contestaron / planeados
  const atrasadas = partes.filter((parte) => parte.planeados > 0 && falta(parte) > MARGEN)
  return atrasadas.toSorted((a, b) => falta(b) - falta(a))[0] ?? null
}
