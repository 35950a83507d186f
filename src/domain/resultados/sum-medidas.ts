import { SUMAS_POR_MEDIDA } from '../estadistica/momentos.ts'
import type { SumasDeMedida } from '../estadistica/sumas-de-medida.ts'
import type { Cubo } from './cubo.ts'
import { type Conjunto, listCeldas } from './recuento.ts'

/** By medida, as `momentos.medidas` lists them. */
export function sumMedidas(cubo: Cubo, conjunto: Conjunto): SumasDeMedida[] {
  const { medidas, sumas } = cubo.momentos
  const ancho = medidas.length * SUMAS_POR_MEDIDA
  const total = new Float64Array(ancho)
  for (const celda of listCeldas(cubo, conjunto))
    for (let i = 0; i < ancho; i++) total[i]! += sumas[celda * ancho + i]!
  return medidas.map((_, m) => Array.from(total.subarray(m * SUMAS_POR_MEDIDA, (m + 1) * SUMAS_POR_MEDIDA)))
}

/** Places of the medidas that somebody of the set left a part of. */
export function listMedidasAMedias(cubo: Cubo, conjunto: Conjunto): number[] {
  const { medidas, aMedias } = cubo.momentos
  const celdas = listCeldas(cubo, conjunto)
  return [...medidas.keys()].filter((m) => celdas.some((celda) => aMedias[celda * medidas.length + m]! > 0))
}
