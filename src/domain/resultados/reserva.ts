import type { ReservaDeParte } from './fuente.ts'
import type { ClaseDeConjunto } from './supresion/patron.ts'

/**
 * Why a set of people shows no figures: as the contract names it, but that of a seniority "another group" would say
 * nothing: what is small is not a group, it is who of the seniority stands in one.
 */
export type Reserva = ReservaDeParte | 'enAlgunGrupo'

export function getReserva<R extends ReservaDeParte | null>(
  clase: ClaseDeConjunto | 'empresa',
  reserva: R,
): R | 'enAlgunGrupo' {
  return clase === 'antiguedades' && reserva === 'porOtroGrupo' ? 'enAlgunGrupo' : reserva
}

/** The words that stand where a figure would, the same in every view, table and file. */
export function formatReserva(reserva: Reserva, minimoPorGrupo: number): string {
  switch (reserva) {
    case 'menosDelMinimo':
      return `Menos de ${minimoPorGrupo} personas`
    case 'porOtroGrupo':
      return 'Se reserva para no delatar a otro grupo'
    case 'enAlgunGrupo':
      return `Se reserva: en algún grupo señalaría a menos de ${minimoPorGrupo}`
    case 'sinPublicar':
      return 'Al publicar'
  }
}

const RAZONES: Record<Exclude<Reserva, 'sinPublicar'>, string> = {
  menosDelMinimo: 'Una cifra de tan pocas puede señalar a alguien.',
  porOtroGrupo: 'Con una resta se sabría lo que dijo el grupo más pequeño.',
  enAlgunGrupo: 'Comparándola con la cifra del grupo se sabría lo que dijeron.',
}

/** The reason behind the words, where there is room for it. */
export const explainReserva = (reserva: keyof typeof RAZONES) => RAZONES[reserva]
