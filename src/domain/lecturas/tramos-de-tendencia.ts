import { getClaveDeNombre } from '../climas/nombres.ts'
import {
  type Comparabilidad,
  formatCambioDePreguntas,
  formatDeclarada,
  hasCambios,
  isComparable,
} from './comparabilidad.ts'
import type { ComparabilidadDeRondas } from './comparabilidad-de-rondas.ts'
import type { Ronda } from './ronda.ts'

/**
 * Between a point and the next one: a line; a dashed one where other people are in it; none where its questions changed
 * ("no comparable"). motivo: in a sentence, also where there is a line because staff declared the two comparable, or
 * because it is of a general figure.
 */
export type TramoDeTendencia = {
  tipo: 'linea' | 'cortada' | 'rota'
  motivo: string | null
  /** Variables of both rounds whose questions changed: what staff may declare comparable. */
  variables: string[]
  /** Those of them that they did. */
  declaradas: string[]
}

export const LINEA: TramoDeTendencia = { tipo: 'linea', motivo: null, variables: [], declaradas: [] }

const SIN_DISTINTAS: { distintas: string[]; salen: string[] } = { distintas: [], salen: [] }

const findPorNombre = <T>(mapa: ReadonlyMap<string, T>, nombre: string): T | undefined =>
  mapa.get(nombre) ?? [...mapa].find(([otro]) => getClaveDeNombre(otro) === getClaveDeNombre(nombre))?.[1]

/** Stretches of the company's variable or indicator, up to `ronda`. */
export function toTramoDeMedida(
  { variables, indicadores }: ComparabilidadDeRondas,
  { clase, nombre }: { clase: 'variable' | 'indicador'; nombre: string },
  ronda: Pick<Ronda, 'nombre' | 'definicion'>,
): TramoDeTendencia {
  const desde = ronda.nombre
  const suyas = clase === 'variable' ? [nombre] : listVariablesDe(ronda, nombre)
  const comparabilidades = suyas.map((una) => ({
    nombre: una,
    comparabilidad: findPorNombre(variables, una),
  }))
  const cambiadas = comparabilidades.filter(({ comparabilidad }) => hasCambios(comparabilidad))
  const deIndicador = clase === 'indicador' ? findPorNombre(indicadores, nombre) : undefined
  const suya = clase === 'indicador' ? deIndicador : findPorNombre(variables, nombre)
  const { distintas, salen } = deIndicador?.tipo === 'noComparable' ? deIndicador : SIN_DISTINTAS
  const motivos =
    suya === undefined || suya.tipo === 'soloAqui'
      ? [`${nombre} se mide desde ${desde}.`]
      : [
          ...comparabilidades.flatMap(({ nombre: una, comparabilidad }) =>
            describeCambio(una, comparabilidad, desde, distintas.includes(una)),
          ),
          ...salen.map((variable) => `${variable} ya no cuenta aquí desde ${desde}.`),
        ]
  return {
    tipo: isComparable(suya) ? 'linea' : 'rota',
    motivo: motivos.length === 0 ? null : motivos.join(' '),
    variables: cambiadas.map((una) => una.nombre),
    declaradas: cambiadas.flatMap((una) => (una.comparabilidad?.tipo === 'declarada' ? [una.nombre] : [])),
  }
}

function describeCambio(
  variable: string,
  comparabilidad: Comparabilidad | undefined,
  desde: string,
  distinta: boolean,
): string[] {
  switch (comparabilidad?.tipo) {
    case 'noComparable':
      return [formatCambioDePreguntas(comparabilidad.cambios, `Desde ${desde}`)]
    // A decision that staff took upon themselves is said under the chart.
    case 'declarada':
      return [formatDeclarada(variable, comparabilidad.cambios, `Desde ${desde}`)]
    case 'soloAqui':
      return [`${variable} se mide desde ${desde}.`]
    default:
      return distinta ? [`${variable} cuenta aquí desde ${desde}.`] : []
  }
}

function listVariablesDe({ definicion }: Pick<Ronda, 'definicion'>, indicador: string): string[] {
  const clave = getClaveDeNombre(indicador)
  const suyo = definicion.indicadoresDeMedicion.find(({ nombre }) => getClaveDeNombre(nombre) === clave)
  return suyo?.variables.map(({ nombre }) => nombre) ?? []
}
