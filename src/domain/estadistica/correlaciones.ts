import { createMatriz } from './matriz.ts'
import type { Productos } from './productos.ts'

/** What is stored of the company's products at the close. */
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
