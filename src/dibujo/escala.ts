import { scaleLinear } from 'd3-scale'
import { at, type X } from './trazos.ts'

/** From values to shares of the plot. */
export interface Escala {
  at: (valor: number, px?: number) => X
  marcas: number[]
  desde: number
  hasta: number
}

/** Round ends and round marks around the values; 0 is among them where it is asked for. */
export function createEscala(valores: readonly number[], marcas: number, conCero = false): Escala {
  const todos = conCero ? [...valores, 0] : valores
  const escala = scaleLinear()
    .domain([Math.min(...todos), Math.max(...todos)])
    .nice(marcas)
  const [desde = 0, hasta = 1] = escala.domain()
  return createEscalaFija(desde, hasta, escala.ticks(marcas))
}

export function createEscalaFija(desde: number, hasta: number, marcas: number[]): Escala {
  const toParte = scaleLinear().domain([desde, hasta]).range([0, 1])
  return { at: (valor, px = 0) => at(toParte(valor), px), marcas, desde, hasta }
}
