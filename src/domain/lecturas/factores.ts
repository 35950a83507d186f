import { getClaveDeNombre } from '../climas/nombres.ts'
import { settlePositivas } from '../climas/positivas.ts'
import { listVariables } from '../resultados/satisfaccion.ts'
import { type Cifra, type ConjuntoLeido, countIndependientes, type Ronda } from './ronda.ts'

/** preguntas: what it asks and in which sense, so that two rounds can be compared. */
export type FactorLeido = { cifra: Cifra; preguntas: string }

export function findVariable({ satisfaccion }: ConjuntoLeido, variable: string) {
  const clave = getClaveDeNombre(variable)
  return listVariables(satisfaccion).find(({ nombre }) => getClaveDeNombre(nombre) === clave)
}

/** Of one variable, by their names, in its order. How people differ inside a factor is not kept: each counts as one answer. */
export function readFactores(
  { definicion, base }: Ronda,
  conjunto: ConjuntoLeido,
  variable: string,
): ReadonlyMap<string, FactorLeido> {
  const suya = findVariable(conjunto, variable)
  const definidas = new Map(
    settlePositivas(definicion).partesCuestionario.flatMap(({ preguntas }) =>
      preguntas.map((pregunta) => [pregunta.id, pregunta]),
    ),
  )
  return new Map(
    (suya?.factoresEvaluados ?? []).map(({ nombre, porcentajeOfFactorEvaluado: media }) => {
      const preguntas = suya!.preguntas
        .filter(({ factorEvaluado }) => factorEvaluado === nombre)
        .flatMap(({ id }) => definidas.get(id) ?? [])
      const posiciones = preguntas.map(({ posicion }) => posicion)
      const cifra =
        conjunto.reserva || media === null
          ? null
          : { media, n: countIndependientes(posiciones, conjunto.recuento, base) }
      const textos = preguntas.map(({ pregunta, positiva }) => `${getClaveDeNombre(pregunta)} ${positiva}`)
      return [getClaveDeNombre(nombre), { cifra, preguntas: textos.sort().join('\n') }]
    }),
  )
}
