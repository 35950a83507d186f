import { formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import type { Seccion } from '#domain/informe/informe.ts'
import type { Presentacion } from './lamina.ts'

export type SeccionDe<T extends Seccion['tipo']> = Extract<Seccion, { tipo: T }>

/** Adds the slides of one kind of section. */
export type Escritor<T extends Seccion['tipo']> = (presentacion: Presentacion, seccion: SeccionDe<T>) => void

/** More rows than this go on to another slide. */
export const FILAS_POR_LAMINA = 12

export const writeCifra = (valor: number | null) => (valor === null ? '—' : formatPorcentaje(valor))

export const chunk = <T>(lista: readonly T[], largo: number): T[][] =>
  Array.from({ length: Math.ceil(lista.length / largo) }, (_, i) => lista.slice(i * largo, (i + 1) * largo))

/** So many at most in each, and as many in each as in the others, or one more: seven by three are three, two and two. */
export function shareOut<T>(lista: readonly T[], maximo: number): T[][] {
  const partes = Math.ceil(lista.length / maximo)
  return Array.from({ length: partes }, (_, i) =>
    lista.slice(Math.ceil((i * lista.length) / partes), Math.ceil(((i + 1) * lista.length) / partes)),
  )
}
