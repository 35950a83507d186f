import type { ReservaDeParte } from './fuente.ts'
import type { ClaseDeConjunto } from './supresion/patron.ts'

/**
 * Why a set of people shows no figures: as the contract names it, but that of a seniority "another group" would say
 * nothing: what is small is not a group, it is who of the seniority stands in one. And "fewer than five" would be false
 * beside the number of those who have answered since. Of a group that is read in its area it is a choice, made before anybody answered.
 */
export type Reserva = ReservaDeParte | 'enAlgunGrupo' | 'eranMenos' | 'enSuArea'

/** contestaron: how many stand beside the words, where the climate has been published to them. */
export function getReserva<R extends Reserva | null>(
  clase: ClaseDeConjunto | 'empresa',
  reserva: R,
  {
    contestaron = null,
    minimoPorGrupo = 1,
    seLeeEnSuArea = false,
  }: { contestaron?: number | null; minimoPorGrupo?: number; seLeeEnSuArea?: boolean } = {},
): R | 'enAlgunGrupo' | 'eranMenos' | 'enSuArea' {
  if (reserva && seLeeEnSuArea) return 'enSuArea'
  if (clase === 'antiguedades' && reserva === 'porOtroGrupo') return 'enAlgunGrupo'
  return reserva === 'menosDelMinimo' && (contestaron ?? 0) >= minimoPorGrupo ? 'eranMenos' : reserva
}

/** Nobody is withheld there: there is nothing. */
export const SIN_RESPUESTAS = 'Sin respuestas publicadas'

/**
 * The words that stand where a figure would, the same in every view, table and file. porPublicar: nothing of the climate is
 * published yet and it may still be; of a set without sheets of a published or a closed climate nothing is promised.
 */
export function formatReserva(reserva: Reserva, minimoPorGrupo: number, porPublicar = false): string {
  switch (reserva) {
    case 'menosDelMinimo':
      return `Menos de ${minimoPorGrupo} personas`
    case 'eranMenos':
      return `Eran menos de ${minimoPorGrupo} al publicarse`
    case 'porOtroGrupo':
      return 'Se reserva para proteger a otro grupo'
    case 'enAlgunGrupo':
      return `Se reserva: en algún grupo señalaría a menos de ${minimoPorGrupo}`
    case 'enSuArea':
      return 'Se lee en su área'
    case 'sinPublicar':
      return porPublicar ? 'Al publicar' : SIN_RESPUESTAS
  }
}

const RAZONES: Record<Exclude<Reserva, 'sinPublicar'>, string> = {
  menosDelMinimo: 'Una cifra de tan pocas puede señalar a alguien.',
  eranMenos: 'Con una resta se sabría lo que dijeron las primeras.',
  porOtroGrupo: 'Con una resta se sabría lo que dijo el grupo más pequeño.',
  enSuArea: 'Así se escogió antes de invitar, o planea menos personas que el mínimo.',
  enAlgunGrupo: 'Comparándola con la cifra del grupo se sabría lo que dijeron.',
}

/** The reason behind the words, where there is room for it. */
export const explainReserva = (reserva: keyof typeof RAZONES) => RAZONES[reserva]

/** Groups chosen by themselves or through their area: the two filters are united (spec §5). */
export function filterGrupos<T extends { id: string }>(
  grupos: readonly T[],
  areas: readonly { id: string; idsGruposDeOpinion: readonly string[] }[],
  seleccion: { idsAreas: readonly string[]; idsGrupos: readonly string[] },
): T[] {
  const { idsAreas, idsGrupos } = seleccion
  if (idsAreas.length === 0 && idsGrupos.length === 0) return [...grupos]
  const deAreas = areas.filter(({ id }) => idsAreas.includes(id)).flatMap((area) => area.idsGruposDeOpinion)
  const elegidos = new Set([...idsGrupos, ...deAreas])
  return grupos.filter(({ id }) => elegidos.has(id))
}

/** Several selections combine as a union; with none, all are shown. */
export function filterSeleccion<T extends { id: string }>(
  elementos: readonly T[],
  ids: readonly string[],
): T[] {
  return ids.length === 0 ? [...elementos] : elementos.filter(({ id }) => ids.includes(id))
}
