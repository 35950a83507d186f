import { getCodigos, getValidas } from './nota.ts'

/**
 * How people's variables go together, for the company alone. A score is a person's mean answer to a variable's questions
 * (3 the best, 0 the worst) in thousandths: whole, so that sums are exact in any order and over any blocks.
 *
 * `sumas`: over the people with a score in every variable, how many, then Σa by variable, then Σab by pair: (0,0) (0,1) …
 * (0,V−1) (1,1) …. Whoever lacks one stays out: sums of those who have a and not b would be of a few, or of one.
 * Kept once, at the close, over all its sheets together: of a small block they would give single people away.
 */
export type Productos = {
  variables: number
  sumas: Float64Array
  /** Of the people who are not in the sums yet, one after the other. */
  puntajes: Float64Array
  pendientes: number
}

const PEOR_CODIGO = 3
const MILESIMAS = 1000
/** Adding up four people at once spares most of the reading and writing of sums. */
const A_LA_VEZ = 4

export function createProductos(variables: number): Productos {
  const pares = (variables * (variables + 1)) / 2
  return {
    variables,
    sumas: new Float64Array(1 + variables + pares),
    puntajes: new Float64Array(variables * A_LA_VEZ),
    pendientes: 0,
  }
}

const computePuntaje = (nota: number, validas: number): number =>
  Math.floor((PEOR_CODIGO - getCodigos(nota) / validas) * MILESIMAS + 0.5)

/** One more person, by their notes; their scores stand after those of the others. */
export function addPuntajes(productos: Productos, notas: Int32Array): void {
  const { variables, puntajes, pendientes } = productos
  const inicio = pendientes * variables
  for (let v = 0; v < variables; v++) {
    const nota = notas[v]!
    const validas = getValidas(nota)
    if (validas === 0) {
      puntajes.fill(0, inicio, inicio + variables)
      return
    }
    puntajes[inicio + v] = computePuntaje(nota, validas)
  }
  if (++productos.pendientes === A_LA_VEZ) flushPuntajes(productos)
}

/** Before the sums are read. Places of nobody are zeros and add nothing. */
export function flushPuntajes(productos: Productos): void {
  const { variables: V, puntajes: p, pendientes, sumas } = productos
  if (pendientes === 0) return
  sumas[0]! += pendientes
  let lugar = 1 + V
  for (let i = 0; i < V; i++) {
    const a = p[i]!
    const b = p[V + i]!
    const c = p[2 * V + i]!
    const d = p[3 * V + i]!
    sumas[1 + i]! += a + b + c + d
    for (let j = i; j < V; j++)
      sumas[lugar++]! += a * p[j]! + b * p[V + j]! + (c * p[2 * V + j]! + d * p[3 * V + j]!)
  }
  productos.pendientes = 0
  p.fill(0)
}
