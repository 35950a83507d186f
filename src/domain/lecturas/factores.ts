import { getClaveDeNombre } from '../climas/nombres.ts'
import { listVariables } from '../resultados/satisfaccion.ts'
import {
  type Cifra,
  type ConjuntoLeido,
  countIndependientes,
  createListSinContar,
  type Ronda,
} from './ronda.ts'

export function findVariable({ satisfaccion }: ConjuntoLeido, variable: string) {
  const clave = getClaveDeNombre(variable)
  return listVariables(satisfaccion).find(({ nombre }) => getClaveDeNombre(nombre) === clave)
}

/** Of one variable, by their names, in its order. How people differ inside a factor is not kept: each counts as one answer. */
export function readFactores(
  { definicion, base }: Ronda,
  conjunto: ConjuntoLeido,
  variable: string,
): ReadonlyMap<string, { cifra: Cifra }> {
  const suya = findVariable(conjunto, variable)
  const listSinContar = createListSinContar(definicion)
  const posicionDe = new Map(
    definicion.cuestionario.partesCuestionario.flatMap(({ preguntas }) =>
      preguntas.map(({ id, posicion }) => [id, posicion]),
    ),
  )
  return new Map(
    (suya?.factoresEvaluados ?? []).map(({ nombre, porcentajeOfFactorEvaluado: media }) => {
      const posiciones = suya!.preguntas
        .filter(({ factorEvaluado }) => factorEvaluado === nombre)
        .flatMap(({ id }) => posicionDe.get(id) ?? [])
      const cifra =
        conjunto.reserva || media === null
          ? null
          : {
              media,
              n: countIndependientes(posiciones, conjunto.recuento, base),
              sinContar: listSinContar(posiciones, conjunto.recuento),
            }
      return [getClaveDeNombre(nombre), { cifra }]
    }),
  )
}
