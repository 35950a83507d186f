import type { Definicion } from '../climas/definicion.ts'
import { ESCALA_DE_MEDIA, getFavorables, getValidas, listMedidas, type Medida } from './medidas.ts'

/**
 * Sums that intervals need beyond the counts, gathered in the same scan: how people differ, which counts by
 * question cannot tell. Nobody's answers: sums over people.
 *
 * For each cell (group × seniority) and medida, over the people with a valid answer to it, with x their favourable and y
 * their valid answers as a share of the medida's questions, times its `escala`: how many, Σx, Σx², and, with
 * z = escala − y what they left open, Σz, Σxz, Σz² (mostly zeros, so they are seldom touched).
 */
export type Momentos = {
  /** Variables, then indicators, then the general figure. */
  medidas: readonly Medida[]
  /** Runs of sheet positions of one variable: where each ends, and which variable; the number of variables: none. */
  tramos: Int32Array
  /** Variables stand in the order of their indicators: where each indicator's end. */
  finDeIndicador: Int32Array
  escalaDeVariable: Float64Array
  /** By variable: what an answer counts in its indicator. */
  pesoEnIndicador: Float64Array
  sumas: Float64Array
  /** By cell and medida: of the people in its sums, those who left a place of it empty. Staff know who has not finished. */
  aMedias: Uint32Array
  /** Scores of the sheet being counted, by variable. */
  notas: Int32Array
}

export const SUMAS_POR_MEDIDA = 6

export function createMomentos(
  definicion: Definicion,
  { celdas, posiciones }: { celdas: number; posiciones: number },
): Momentos {
  const medidas = listMedidas(definicion)
  const variables = medidas.filter(({ clase }) => clase === 'variable')
  const indicadores = medidas.filter(({ clase }) => clase === 'indicador')
  const pesos = indicadores.flatMap(({ partes, escala }) =>
    partes.map((v) => escala / partes.length / variables[v]!.escala),
  )
  return {
    medidas,
    tramos: listTramos(variables, posiciones),
    finDeIndicador: Int32Array.from(indicadores, ({ partes }) => partes.at(-1)! + 1),
    escalaDeVariable: Float64Array.from(variables, ({ escala }) => escala),
    pesoEnIndicador: Float64Array.from(pesos),
    sumas: new Float64Array(celdas * medidas.length * SUMAS_POR_MEDIDA),
    aMedias: new Uint32Array(celdas * medidas.length),
    notas: new Int32Array(variables.length + 1),
  }
}

function listTramos(variables: readonly Medida[], posiciones: number): Int32Array {
  const variableDe = Array<number>(posiciones).fill(variables.length)
  variables.forEach((variable, v) => {
    for (const posicion of variable.posiciones) variableDe[posicion] = v
  })
  return Int32Array.from(
    variableDe.flatMap((v, posicion) => (variableDe[posicion + 1] === v ? [] : [posicion + 1, v])),
  )
}

/** The answers noted of one sheet go into the sums of its cell, and the notes are empty again. */
export function addPersona(momentos: Momentos, celda: number): void {
  const { medidas, finDeIndicador, escalaDeVariable, pesoEnIndicador, notas, sumas } = momentos
  let deVariable = celda * medidas.length * SUMAS_POR_MEDIDA
  let deMedia = deVariable + escalaDeVariable.length * SUMAS_POR_MEDIDA
  let xGeneral = 0
  let yGeneral = 0
  let v = 0
  for (let i = 0; i < finDeIndicador.length; i++, deMedia += SUMAS_POR_MEDIDA) {
    let xIndicador = 0
    let yIndicador = 0
    for (const fin = finDeIndicador[i]!; v < fin; v++, deVariable += SUMAS_POR_MEDIDA) {
      const nota = notas[v]!
      notas[v] = 0
      const y = getValidas(nota)
      const x = getFavorables(nota)
      xIndicador += x * pesoEnIndicador[v]!
      yIndicador += y * pesoEnIndicador[v]!
      if (y > 0) addSuma(sumas, deVariable, x, escalaDeVariable[v]! - y)
    }
    xGeneral += xIndicador
    yGeneral += yIndicador
    addMedia(sumas, deMedia, xIndicador, yIndicador)
  }
  const indicadores = finDeIndicador.length
  addMedia(sumas, deMedia, xGeneral / indicadores, yGeneral / indicadores)
  notas[v] = 0
}

function addMedia(sumas: Float64Array, lugar: number, x: number, y: number): void {
  if (y > 0) addSuma(sumas, lugar, Math.floor(x + 0.5), ESCALA_DE_MEDIA - Math.floor(y + 0.5))
}

function addSuma(sumas: Float64Array, lugar: number, x: number, z: number): void {
  sumas[lugar]! += 1
  sumas[lugar + 1]! += x
  sumas[lugar + 2]! += x * x
  if (z === 0) return
  sumas[lugar + 3]! += z
  sumas[lugar + 4]! += x * z
  sumas[lugar + 5]! += z * z
}
