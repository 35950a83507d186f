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

/** Nobody there can be reminded: first somebody has to be invited. */
export const isSinEmpezar = ({ invitados, contestaron }: Pick<GrupoEnCurso, 'invitados' | 'contestaron'>) =>
  invitados === 0 && contestaron === 0

const GRUPOS = ['', 'Su único grupo', 'Sus dos grupos', 'Sus tres grupos', 'Sus cuatro grupos']

/** How a round goes of which no group lags. A group that nobody was invited in is not on time: it has not begun. */
export function describeRitmo(
  grupos: readonly Pick<GrupoEnCurso, 'planeados' | 'invitados'>[],
  esperado: number | null,
): string {
  const sinInvitar = grupos.filter(({ planeados, invitados }) => planeados > 0 && invitados === 0).length
  if (sinInvitar > 0) {
    if (sinInvitar === grupos.length) return 'Todavía no se invita a nadie.'
    return sinInvitar === 1
      ? 'En uno de sus grupos todavía no se invita a nadie.'
      : `En ${sinInvitar} de sus ${grupos.length} grupos todavía no se invita a nadie.`
  }
  if (esperado === null) return 'Con una fecha límite se sabría qué grupo va atrás.'
  if (grupos.length === 0) return 'Va a tiempo.'
  const cuales = GRUPOS[grupos.length] ?? `Sus ${grupos.length} grupos`
  return `${cuales} ${grupos.length === 1 ? 'va' : 'van'} a tiempo.`
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
