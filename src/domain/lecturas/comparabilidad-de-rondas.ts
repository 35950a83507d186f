import type { Definicion } from '../climas/definicion.ts'
import { getClaveDeNombre } from '../climas/nombres.ts'
import { settlePositivas } from '../climas/positivas.ts'
import { isDeVariable } from '../cuestionario/tipos-de-parte.ts'
import {
  type Comparabilidad,
  comparePreguntas,
  compareVariables,
  type Declaracion,
  isComparable,
  type PreguntasConSentido,
  toPreguntasConSentido,
} from './comparabilidad.ts'

/** An indicator is the mean of its variables, so that it compares where each of them does and both rounds have the same. */
export type ComparabilidadDeIndicador =
  | { tipo: 'comparable' }
  | { tipo: 'soloAqui' }
  /** `distintas`: its variables that do not compare; `salen`: those that only the earlier round counts in it. */
  | { tipo: 'noComparable'; distintas: string[]; salen: string[] }
  | { tipo: 'declarada'; declaradas: string[] }

/**
 * Rules of what may be compared between two rounds, decided once for every view, table and file:
 * - of a factor, a variable or an indicator whose questions changed there is **no difference** ("No comparable"), unless staff
 *   declared its variable comparable;
 * - the general figure, of the company and of each of its parts, is compared all the same, and **beside the difference** stands
 *   what changed in it: it holds dozens of questions, and without it there would be no round to compare with.
 * By the names of the later round.
 */
export type ComparabilidadDeRondas = {
  variables: ReadonlyMap<string, Comparabilidad>
  /** By getClaveDeFactor. */
  factores: ReadonlyMap<string, Comparabilidad>
  indicadores: ReadonlyMap<string, ComparabilidadDeIndicador>
  /** Indicators that do not compare, that only one of the rounds has, or that hold a declared variable. */
  general: { distintos: string[]; salen: string[]; declaradas: string[] }
}

export const getClaveDeFactor = (variable: string, factor: string) =>
  [variable, factor].map(getClaveDeNombre).join('\n')

/** The earlier round in the words of the later one (see alignNombres). */
export function compareRondas(
  actual: Definicion,
  anterior: Definicion,
  declaradas: readonly Declaracion[] = [],
): ComparabilidadDeRondas {
  const variables = compareVariables(actual, anterior, declaradas)
  const antes = new Map(
    anterior.indicadoresDeMedicion.map((indicador) => [getClaveDeNombre(indicador.nombre), indicador]),
  )
  const indicadores = new Map(
    actual.indicadoresDeMedicion.map((indicador) => [
      indicador.nombre,
      compareIndicador(indicador, antes.get(getClaveDeNombre(indicador.nombre)), variables),
    ]),
  )
  const ahora = new Set([...indicadores.keys()].map(getClaveDeNombre))
  return {
    variables,
    factores: actual.estudio || anterior.estudio ? new Map() : compareFactores(actual, anterior, variables),
    indicadores,
    general: {
      distintos: [...indicadores].flatMap(([nombre, una]) => (isComparable(una) ? [] : [nombre])),
      salen: [...antes].flatMap(([clave, { nombre }]) => (ahora.has(clave) ? [] : [nombre])),
      declaradas: [...indicadores.values()].flatMap((una) =>
        una.tipo === 'declarada' ? una.declaradas : [],
      ),
    },
  }
}

type Indicador = Definicion['indicadoresDeMedicion'][number]

function compareIndicador(
  { variables }: Indicador,
  antes: Indicador | undefined,
  comparabilidades: ReadonlyMap<string, Comparabilidad>,
): ComparabilidadDeIndicador {
  if (!antes) return { tipo: 'soloAqui' }
  const [deAntes, deAhora] = [antes.variables, variables].map(
    (suyas) => new Set(suyas.map(({ nombre }) => getClaveDeNombre(nombre))),
  )
  const distintas = variables
    .map(({ nombre }) => nombre)
    .filter((nombre) => !deAntes!.has(getClaveDeNombre(nombre)) || !compares(comparabilidades.get(nombre)))
  const salen = antes.variables
    .map(({ nombre }) => nombre)
    .filter((nombre) => !deAhora!.has(getClaveDeNombre(nombre)))
  if (distintas.length + salen.length > 0) return { tipo: 'noComparable', distintas, salen }
  const declaradas = variables
    .map(({ nombre }) => nombre)
    .filter((nombre) => comparabilidades.get(nombre)?.tipo === 'declarada')
  return declaradas.length > 0 ? { tipo: 'declarada', declaradas } : { tipo: 'comparable' }
}

/** A variable without questions is of no figure. */
const compares = (comparabilidad: Comparabilidad | undefined) =>
  comparabilidad === undefined || isComparable(comparabilidad)

function compareFactores(
  actual: Definicion,
  anterior: Definicion,
  variables: ReadonlyMap<string, Comparabilidad>,
): Map<string, Comparabilidad> {
  const antes = listPreguntasPorFactor(anterior)
  const deVariable = new Map([...variables].map(([nombre, una]) => [getClaveDeNombre(nombre), una]))
  return new Map(
    [...listPreguntasPorFactor(actual)].map(([clave, preguntas]) => [
      clave,
      comparePreguntas(
        preguntas,
        antes.get(clave),
        () => deVariable.get(clave.split('\n')[0]!)?.tipo === 'declarada',
      ),
    ]),
  )
}

function listPreguntasPorFactor(definicion: Definicion): Map<string, PreguntasConSentido> {
  const porFactor = Map.groupBy(
    settlePositivas(definicion).partesCuestionario.flatMap((parte) =>
      isDeVariable(parte)
        ? parte.preguntas.map((pregunta) => ({
            variable: parte.variable ?? '',
            pregunta: { ...pregunta, puntos: parte.puntos },
          }))
        : [],
    ),
    ({ variable, pregunta }) => getClaveDeFactor(variable, pregunta.factorEvaluado ?? ''),
  )
  return new Map(
    [...porFactor].map(([clave, suyas]) => [
      clave,
      toPreguntasConSentido(suyas.map(({ pregunta }) => pregunta)),
    ]),
  )
}
