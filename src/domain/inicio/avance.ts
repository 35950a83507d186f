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

type Cuentas = Pick<GrupoEnCurso, 'planeados' | 'contestaron'>

interface Atraso {
  /** People who should have answered by now; null without a deadline. */
  esperados: number | null
  atrasado: boolean
}

/** The share of the planned that is expected by now: the goal, spread evenly over the days. Null without a deadline. */
export function computeEsperado(
  { fechaInicio, fechaLimite }: { fechaInicio: number; fechaLimite: number | null },
  meta: number,
  ahora: number,
): number | null {
  if (fechaLimite === null || fechaLimite <= fechaInicio) return null
  const recorrido = (ahora - fechaInicio) / (fechaLimite - fechaInicio)
  return (Math.min(1, Math.max(0, recorrido)) * meta) / 100
}

export function computeAvance<Grupo extends Cuentas>(grupo: Grupo, esperado: number | null): Grupo & Atraso {
  if (esperado === null || grupo.planeados === 0) return { ...grupo, esperados: null, atrasado: false }
  const esperados = Math.round(grupo.planeados * esperado)
  const atraso = (esperado - grupo.contestaron / grupo.planeados) * 100
  return { ...grupo, esperados, atrasado: atraso >= PUNTOS_DE_ATRASO }
}

/** The line of a whole survey; group by group it would be the same line many times. */
export const NADIE_INVITADO = 'Todavía no se ha invitado a nadie.'

/** Nobody there can be reminded: first somebody has to be invited. */
export const isSinEmpezar = ({ invitados, contestaron }: Pick<GrupoEnCurso, 'invitados' | 'contestaron'>) =>
  invitados === 0 && contestaron === 0

/** Words for a group that lags, the same on every screen; null of one that does not. */
export function describeAtraso(
  grupo: Atraso & Pick<GrupoEnCurso, 'invitados' | 'contestaron'>,
): { lema: string; detalle: string } | null {
  const { atrasado, esperados, contestaron } = grupo
  if (!atrasado || esperados === null) return null
  return isSinEmpezar(grupo)
    ? { lema: 'Nadie invitado todavía', detalle: '' }
    : {
        lema: 'Va atrás',
        detalle: `Hoy se ${esperados === 1 ? 'esperaba' : 'esperaban'} ${esperados} y hay\u00a0${contestaron}`,
      }
}

/** The one that lags most; null where none does, or where several lag as much: nobody is singled out among equals. */
export function findMasAtrasado<Grupo extends Cuentas & Atraso>(grupos: readonly Grupo[]): Grupo | null {
  const part = ({ contestaron, planeados }: Grupo) => contestaron / planeados
  const [primero, segundo] = grupos
    .filter(({ atrasado }) => atrasado)
    .toSorted((uno, otro) => part(uno) - part(otro))
  return primero && (!segundo || part(primero) < part(segundo)) ? primero : null
}

const GRUPOS = ['', 'Su único grupo', 'Sus dos grupos', 'Sus tres grupos', 'Sus cuatro grupos']

/** Words for a round of which no group lags. A group that nobody was invited in is not on time: it has not begun. */
export function describeRitmo(
  grupos: readonly Pick<GrupoEnCurso, 'planeados' | 'invitados'>[],
  esperado: number | null,
): string {
  const sinInvitar = grupos.filter(({ planeados, invitados }) => planeados > 0 && invitados === 0).length
  if (sinInvitar > 0) {
    if (grupos.every(({ invitados }) => invitados === 0)) return NADIE_INVITADO
    return sinInvitar === 1
      ? 'En uno de sus grupos todavía no se ha invitado a nadie.'
      : `En ${sinInvitar} de sus ${grupos.length} grupos todavía no se ha invitado a nadie.`
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

/** People still needed to reach the goal. */
export const countFaltan = (planeados: number, contestaron: number, meta: number): number =>
  Math.max(0, Math.ceil((planeados * meta) / 100) - contestaron)
