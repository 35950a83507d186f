import type { Definicion } from '../climas/definicion.ts'
import { listPreguntasPorVariable } from '../climas/preguntas-de-variable.ts'

/** What a person has a score in: each variable, each indicator (mean of its variables) and all of it (mean of these). */
export type Medida = {
  clase: 'variable' | 'indicador' | 'general'
  nombre: string
  /** Sheet positions of its questions. */
  posiciones: readonly number[]
  /** Medidas it is the mean of, by their place in the list; a variable has none. */
  partes: readonly number[]
  /** A score stands as a whole number: the share times this. Sums are then exact, in any order and over any blocks. */
  escala: number
}

export const ESCALA_DE_MEDIA = 10_000

/** Variables first, as the climate lists them, then indicators, then the general figure. Without those nobody can answer. */
export function listMedidas(definicion: Definicion): Medida[] {
  const preguntas = listPreguntasPorVariable(definicion)
  const variables: Medida[] = []
  const indicadores: Medida[] = []
  for (const indicador of definicion.indicadoresDeMedicion) {
    const inicio = variables.length
    for (const { nombre } of indicador.variables) {
      const posiciones = preguntas.get(nombre)?.map(({ posicion }) => posicion) ?? []
      if (posiciones.length === 0) continue
      variables.push({ clase: 'variable', nombre, posiciones, partes: [], escala: posiciones.length })
    }
    const partes = variables.slice(inicio).map((_, i) => inicio + i)
    if (partes.length > 0) indicadores.push(createMedia('indicador', indicador.nombre, partes, variables))
  }
  const medidas = [...variables, ...indicadores]
  if (indicadores.length === 0) return medidas
  const partes = indicadores.map((_, i) => variables.length + i)
  return [...medidas, createMedia('general', '', partes, medidas)]
}

function createMedia(
  clase: Medida['clase'],
  nombre: string,
  partes: readonly number[],
  medidas: readonly Medida[],
): Medida {
  const posiciones = partes.flatMap((parte) => medidas[parte]!.posiciones)
  return { clase, nombre, posiciones, partes, escala: ESCALA_DE_MEDIA }
}
