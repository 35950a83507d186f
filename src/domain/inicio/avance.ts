/** A group lags at so many points below what is expected of it. */
const PUNTOS_DE_ATRASO = 15

export type GrupoEnCurso = {
  id: string
  codigo: string
  nombre: string
  planeados: number
  invitados: number
  contestaron: number
}

export type AvanceDeGrupo = GrupoEnCurso & {
  /** People who should have answered by now; null without a deadline. */
  esperados: number | null
  atrasado: boolean
}

/** What part of the planned is expected by now: the goal, spread evenly over the days. Null without a deadline. */
export function computeEsperado(
  { fechaInicio, fechaLimite }: { fechaInicio: number; fechaLimite: number | null },
  meta: number,
  ahora: number,
): number | null {
  if (fechaLimite === null || fechaLimite <= fechaInicio) return null
  const recorrido = (ahora - fechaInicio) / (fechaLimite - fechaInicio)
  return (Math.min(1, Math.max(0, recorrido)) * meta) / 100
}

export function computeAvance(grupo: GrupoEnCurso, esperado: number | null): AvanceDeGrupo {
  if (esperado === null || grupo.planeados === 0) return { ...grupo, esperados: null, atrasado: false }
  const esperados = Math.round(grupo.planeados * esperado)
  const atraso = (esperado - grupo.contestaron / grupo.planeados) * 100
  return { ...grupo, esperados, atrasado: atraso >= PUNTOS_DE_ATRASO }
}

/** Percent of the planned at the deadline if the rest of the days go like those until now; null before anything is expected. */
export const projectAlFinal = (
  { contestaron, planeados }: Pick<GrupoEnCurso, 'contestaron' | 'planeados'>,
  esperado: number | null,
  meta: number,
): number | null =>
  esperado === null || esperado === 0 || planeados === 0
    ? null
    : Math.min(100, Math.round((contestaron / planeados / esperado) * meta))

/** How many more are needed to reach the goal. */
export const countFaltan = (planeados: number, contestaron: number, meta: number): number =>
  Math.max(0, Math.ceil((planeados * meta) / 100) - contestaron)
