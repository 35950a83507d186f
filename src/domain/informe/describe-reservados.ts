import { joinEnLetras } from '../texto/en-letras.ts'
import type { FilaDeCifra } from './informe.ts'

export const TODAS_LAS_AREAS = 'todas las áreas de trabajo'
export const TODOS_LOS_GRUPOS = 'todos los grupos de opinión'

/** Named while they are few. */
const NOMBRADOS = 8

type Fila = Pick<FilaDeCifra, 'nombre' | 'reserva'>

/** Where every one is withheld, a sentence in the place of as many empty bars; null where one has a figure. */
export function describeTodosReservados(filas: readonly Fila[], todos: string): string | null {
  if (filas.length === 0 || filas.some(({ reserva }) => reserva === null)) return null
  return `${describeReservados(filas, todos)} Lo que dijo su gente cuenta en toda la empresa.`
}

/** Which of them are withheld and why; many are not named. */
export function describeReservados(filas: readonly Fila[], muchos: string): string {
  const reservados = filas.filter(({ reserva }) => reserva !== null)
  if (reservados.length === 0) return ''
  const porMotivo = Map.groupBy(reservados, ({ reserva }) => shortenMotivo(reserva!))
  const quienes =
    reservados.length > NOMBRADOS
      ? `${muchos}: ${joinEnLetras([...porMotivo.keys()])}`
      : joinEnLetras(
          [...porMotivo].map(
            ([motivo, suyas]) => `${joinEnLetras(suyas.map(({ nombre }) => nombre))} (${motivo})`,
          ),
        )
  return `Se ${reservados.length === 1 ? 'reserva' : 'reservan'} ${quienes}.`
}

const shortenMotivo = (reserva: string) =>
  reserva.replace(/^Se reserva:? /, '').replace(/^\p{Lu}/u, (letra) => letra.toLocaleLowerCase('es'))
