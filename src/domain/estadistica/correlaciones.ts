import { createMatriz } from './matriz.ts'
import { PARCIALES_POR_PAR, type Productos } from './productos.ts'

/** What is stored of the company's products at the close. */
export type SumasDeProductos = Pick<Productos, 'variables'> &
  Record<'completas' | 'parciales', ArrayLike<number>>

export function addProductos(a: SumasDeProductos, b: SumasDeProductos): SumasDeProductos {
  const add = (unas: ArrayLike<number>, otras: ArrayLike<number>) =>
    Array.from(unas, (suma, i) => suma + otras[i]!)
  return {
    variables: a.variables,
    completas: add(a.completas, b.completas),
    parciales: add(a.parciales, b.parciales),
  }
}

/** personas: of the pair of variables that the fewest people answered both of. */
export type Correlaciones = { personas: number; matriz: number[][] }

/** Of people's scores, each pair over those who have both. */
export function computeCorrelaciones(sumas: SumasDeProductos): Correlaciones {
  const pares = createMatriz(sumas.variables, () => 0)
  let personas = Number.POSITIVE_INFINITY
  let par = 0
  for (let i = 0; i < sumas.variables; i++)
    for (let j = i; j < sumas.variables; j++, par++) {
      const { n, correlacion } = computePar(sumas, i, j, par)
      personas = Math.min(personas, n)
      pares[i]![j] = correlacion
      pares[j]![i] = correlacion
    }
  return { personas, matriz: pares }
}

function computePar(
  { variables, completas, parciales }: SumasDeProductos,
  i: number,
  j: number,
  par: number,
) {
  const total = Array.from({ length: PARCIALES_POR_PAR }, (_, k) => parciales[par * PARCIALES_POR_PAR + k]!)
  const getProducto = (a: number, b: number) =>
    completas[1 + variables + a * variables - (a * (a - 1)) / 2 + (b - a)]!
  const enteras = [
    completas[0]!,
    completas[1 + i]!,
    completas[1 + j]!,
    getProducto(i, i),
    getProducto(i, j),
    getProducto(j, j),
  ]
  const [n = 0, a = 0, b = 0, aa = 0, ab = 0, bb = 0] = total.map((suma, k) => suma + enteras[k]!)
  const varianzas = (aa - (a * a) / n) * (bb - (b * b) / n)
  if (i === j) return { n, correlacion: 1 }
  return { n, correlacion: varianzas > 0 ? (ab - (a * b) / n) / Math.sqrt(varianzas) : 0 }
}
