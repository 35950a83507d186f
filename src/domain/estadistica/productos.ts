import { getCodigos, getValidas } from './nota.ts'

/**
 * How people's variables go together, for the company alone. A score is a person's mean answer to a variable's questions
 * (3 the best, 0 the worst) in thousandths: whole, so that sums are exact in any order and over any blocks.
 *
 * `completas`: over the people with a score in every variable, how many, then Σa by variable, then Σab by pair.
 * `parciales`: over those who lack some, by pair of variables they have both: how many, Σa, Σb, Σa², Σab, Σb².
 * Kept once, at the close, over all its sheets together: of a small block they would give single people away.
 * Pairs stand as (0,0) (0,1) … (0,V−1) (1,1) …; one with itself included.
 */
export type Productos = {
  variables: number
  completas: Float64Array
  parciales: Float64Array
  /** Of the people who are not in the sums yet, one after the other; −1: no valid answer. */
  puntajes: Float64Array
  pendientes: number
}

export const PARCIALES_POR_PAR = 6
const PEOR_CODIGO = 3
const MILESIMAS = 1000
const SIN_PUNTAJE = -1
/** Adding up four people at once spares most of the reading and writing of sums. */
const A_LA_VEZ = 4

export function createProductos(variables: number): Productos {
  const pares = (variables * (variables + 1)) / 2
  return {
    variables,
    completas: new Float64Array(1 + variables + pares),
    parciales: new Float64Array(pares * PARCIALES_POR_PAR),
    puntajes: new Float64Array(variables * A_LA_VEZ),
    pendientes: 0,
  }
}

function computePuntaje(nota: number): number {
  const validas = getValidas(nota)
  if (validas === 0) return SIN_PUNTAJE
  return Math.floor((PEOR_CODIGO - getCodigos(nota) / validas) * MILESIMAS + 0.5)
}

/** One more person, by their notes; their scores stand after those of the others. */
export function addPuntajes(productos: Productos, notas: Int32Array): void {
  const { variables, puntajes, pendientes } = productos
  const inicio = pendientes * variables
  let faltan = false
  for (let v = 0; v < variables; v++) {
    const puntaje = computePuntaje(notas[v]!)
    puntajes[inicio + v] = puntaje
    if (puntaje === SIN_PUNTAJE) faltan = true
  }
  if (faltan) addParcial(productos, inicio)
  else if (++productos.pendientes === A_LA_VEZ) flushPuntajes(productos)
}

/** Before the sums are read. Places of nobody are zeros and add nothing. */
export function flushPuntajes(productos: Productos): void {
  const { variables: V, puntajes: p, pendientes, completas } = productos
  if (pendientes === 0) return
  completas[0]! += pendientes
  let lugar = 1 + V
  for (let i = 0; i < V; i++) {
    const a = p[i]!
    const b = p[V + i]!
    const c = p[2 * V + i]!
    const d = p[3 * V + i]!
    completas[1 + i]! += a + b + c + d
    for (let j = i; j < V; j++)
      completas[lugar++]! += a * p[j]! + b * p[V + j]! + (c * p[2 * V + j]! + d * p[3 * V + j]!)
  }
  productos.pendientes = 0
  p.fill(0)
}

function addParcial({ variables, puntajes, parciales }: Productos, inicio: number): void {
  let lugar = 0
  for (let i = 0; i < variables; i++) {
    const a = puntajes[inicio + i]!
    for (let j = i; j < variables; j++, lugar += PARCIALES_POR_PAR) {
      const b = puntajes[inicio + j]!
      if (a === SIN_PUNTAJE || b === SIN_PUNTAJE) continue
      parciales[lugar]! += 1
      parciales[lugar + 1]! += a
      parciales[lugar + 2]! += b
      parciales[lugar + 3]! += a * a
      parciales[lugar + 4]! += a * b
      parciales[lugar + 5]! += b * b
    }
  }
  puntajes.fill(0, inicio, inicio + variables)
}
