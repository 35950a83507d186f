import type { ReservaDeParte } from './fuente.ts'

/** Why a set of people shows no figures, as the contract names it. */
export type Reserva = ReservaDeParte

/** The words that stand where a figure would, the same in every view, table and file. */
export function formatReserva(reserva: Reserva, minimoPorGrupo: number): string {
  switch (reserva) {
    case 'menosDelMinimo':
      return `Menos de ${minimoPorGrupo} personas`
    case 'porOtroGrupo':
      return 'Se reserva para no delatar a otro grupo'
    case 'sinPublicar':
      return 'Al publicar'
  }
}

/** The reason behind the words, where there is room for it. */
export const explainReserva = (reserva: Exclude<Reserva, 'sinPublicar'>) =>
  reserva === 'menosDelMinimo'
    ? 'Una cifra de tan pocas puede señalar a alguien.'
    : 'Con una resta se sabría lo que dijo el grupo más pequeño.'
