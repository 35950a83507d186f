import type { Definicion } from '../climas/definicion.ts'
import { getReglas, isDeVariable } from '../cuestionario/tipos-de-parte.ts'
import { SIN_RESPUESTAS } from '../resultados/reserva.ts'
import { joinEnLetras } from '../texto/en-letras.ts'
import type { CifrasDeInforme } from './cifras-de-informe.ts'
import type { FilaDeCifra } from './informe.ts'
import type { ClaveDeSeccion } from './secciones.ts'

/** Parts of a questionnaire, in numbers. */
export function countFrases({
  cuestionario,
  indicadoresDeMedicion,
}: Definicion): CifrasDeInforme['cuestionario'] {
  const positivas = new Map(
    indicadoresDeMedicion
      .flatMap(({ variables }) => variables)
      .flatMap(({ nombre, factoresEvaluados }) =>
        factoresEvaluados.map((factor) => [`${nombre}:${factor.nombre}`, factor.positiva] as const),
      ),
  )
  const partes = cuestionario.partesCuestionario
  const frases = partes
    .filter(isDeVariable)
    .flatMap(({ variable, preguntas }) =>
      preguntas.map(
        ({ positiva, factorEvaluado }) => positiva ?? positivas.get(`${variable}:${factorEvaluado}`) ?? true,
      ),
    )
  return {
    frases: frases.length,
    enNegativo: frases.filter((positiva) => !positiva).length,
    conServicios: partes.some(({ tipo }) => getReglas(tipo).complementaria),
    abiertas: partes.reduce(
      (suma, { tipo, preguntas, preguntaAbierta }) =>
        suma + (tipo === 'preguntasAbiertas' ? preguntas.length : 0) + (preguntaAbierta ? 1 : 0),
      0,
    ),
  }
}

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

/** Which of them nobody answered, and which are withheld and why; many are not named. */
export function describeReservados(filas: readonly Fila[], muchos: string): string {
  const callados = filas.filter(({ reserva }) => reserva === SIN_RESPUESTAS)
  const quienes =
    callados.length > NOMBRADOS ? `${callados.length}` : joinEnLetras(callados.map(({ nombre }) => nombre))
  const reservados = filas.filter(({ reserva }) => reserva !== null && reserva !== SIN_RESPUESTAS)
  return [describeOcultos(reservados, muchos), quienes && `${SIN_RESPUESTAS}: ${quienes}.`]
    .filter(Boolean)
    .join(' ')
}

function describeOcultos(reservados: readonly Fila[], muchos: string): string {
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

/** Whether there is anything to say: no map where every set is withheld, no comparison without another round, no voices before somebody chose them. */
export function isPosible(clave: ClaveDeSeccion, cifras: CifrasDeInforme): boolean {
  switch (clave) {
    // Every figure of the company alone stands on other pages.
    case 'mapa':
      return [cifras.areas, cifras.grupos, cifras.antiguedades]
        .flat()
        .some(({ variables }) => variables.some((valor) => valor !== null))
    case 'cambio':
      return (cifras.cambio?.filas.length ?? 0) > 0
    case 'prioridades':
      return cifras.prioridades.prioridades.length > 0
    case 'voces':
      return cifras.voces.temas.length > 0
    case 'plan':
      return cifras.plan.length > 0
    case 'servicios':
      return cifras.servicios.length > 0
    default:
      return true
  }
}
