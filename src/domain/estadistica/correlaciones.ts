import type { Productos } from './productos.ts'

/** Rows of numbers; symmetric where a name says so. Small: as many rows as a climate has variables. */
export type Matriz = readonly (readonly number[])[]

export const createMatriz = (n: number, get: (i: number, j: number) => number): number[][] =>
  Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => get(i, j)))

export function multiply(a: Matriz, b: Matriz): number[][] {
  const columnas = b[0]!.length
  return a.map((fila) => {
    const producto = Array<number>(columnas).fill(0)
    fila.forEach((valor, k) => {
      const otra = b[k]!
      for (let j = 0; j < columnas; j++) producto[j]! += valor * otra[j]!
    })
    return producto
  })
}

export const transpose = (a: Matriz): number[][] => a[0]!.map((_, j) => a.map((fila) => fila[j]!))

export const applyMatriz = (a: Matriz, v: readonly number[]): number[] =>
  a.map((fila) => fila.reduce((suma, valor, k) => suma + valor * v[k]!, 0))

const VUELTAS = 100
const CASI_NADA = 1e-24

/** Eigenvalues, and eigenvectors as columns, of a symmetric matrix: Jacobi's rotations. */
export function computeEigen(simetrica: Matriz): { valores: number[]; vectores: number[][] } {
  const n = simetrica.length
  const a = simetrica.map((fila) => [...fila])
  const vectores = createMatriz(n, (i, j) => Number(i === j))
  for (let vuelta = 0; vuelta < VUELTAS && sumFuera(a) > CASI_NADA; vuelta++)
    for (let p = 0; p < n; p++) for (let q = p + 1; q < n; q++) rotate(a, vectores, p, q)
  return { valores: a.map((fila, i) => fila[i]!), vectores }
}

const sumFuera = (a: Matriz) =>
  a.reduce((suma, fila, i) => fila.reduce((s, valor, j) => (j > i ? s + valor * valor : s), suma), 0)

/** Turns the plane of two axes so that their entry becomes zero. */
function rotate(a: number[][], vectores: number[][], p: number, q: number): void {
  const entre = a[p]![q]!
  if (entre === 0) return
  const theta = (a[q]![q]! - a[p]![p]!) / (2 * entre)
  const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.hypot(theta, 1))
  const c = 1 / Math.hypot(t, 1)
  const s = t * c
  const turn = (fila: number[]) => {
    const x = fila[p]!
    const y = fila[q]!
    fila[p] = c * x - s * y
    fila[q] = s * x + c * y
  }
  for (const fila of a) turn(fila)
  for (let k = 0; k < a.length; k++) {
    const x = a[p]![k]!
    const y = a[q]![k]!
    a[p]![k] = c * x - s * y
    a[q]![k] = s * x + c * y
  }
  for (const fila of vectores) turn(fila)
}

/** The company's products as the close stores them. */
export type SumasDeProductos = Pick<Productos, 'variables'> & { sumas: ArrayLike<number> }

export const addProductos = (a: SumasDeProductos, b: SumasDeProductos): SumasDeProductos => ({
  variables: a.variables,
  sumas: Array.from(a.sumas, (suma, i) => suma + b.sumas[i]!),
})

/** People with a score in every variable. */
export const countPersonas = ({ sumas }: SumasDeProductos): number => sumas[0]!

export type Correlaciones = { personas: number; matriz: number[][] }

export function computeCorrelaciones(productos: SumasDeProductos): Correlaciones {
  const { variables, sumas } = productos
  const personas = countPersonas(productos)
  const getProducto = (a: number, b: number) =>
    sumas[1 + variables + a * variables - (a * (a - 1)) / 2 + (b - a)]!
  const getCovarianza = (a: number, b: number) =>
    getProducto(a, b) - (sumas[1 + a]! * sumas[1 + b]!) / personas
  const matriz = createMatriz(variables, () => 1)
  for (let i = 0; i < variables; i++)
    for (let j = i + 1; j < variables; j++) {
      const varianzas = getCovarianza(i, i) * getCovarianza(j, j)
      const correlacion = varianzas > 0 ? getCovarianza(i, j) / Math.sqrt(varianzas) : 0
      matriz[i]![j] = correlacion
      matriz[j]![i] = correlacion
    }
  return { personas, matriz }
}
