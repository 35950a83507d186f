import { createClaveComun } from '../climas/correcciones.ts'
import type { Correccion } from '../climas/definicion.ts'
import { getClaveDeNombre } from '../climas/nombres.ts'

/** Two rounds are compared by name. null on a side: that round does not have it. */
export type Par<T> = { nombre: string; actual: T | null; comparado: T | null }

/**
 * Things of the current round in its order; then those that only the compared one has, in its own. What was renamed after somebody
 * had answered is found by either name, unless another one has it.
 */
export function pairByNombre<T extends { nombre: string }>(
  actuales: readonly T[],
  comparados: readonly T[],
  correcciones: readonly Correccion[] = [],
): Par<T>[] {
  const libres = new Set(comparados)
  const claim = (actual: T, getClave: (nombre: string) => string) => {
    const clave = getClave(actual.nombre)
    const comparado = [...libres].findLast(({ nombre }) => getClave(nombre) === clave) ?? null
    if (comparado) libres.delete(comparado)
    return comparado
  }
  const exactos = actuales.map((actual) => claim(actual, getClaveDeNombre))
  const getClaveComun = createClaveComun(correcciones)
  const pares = actuales.map(
    (actual, i): Par<T> => ({
      nombre: actual.nombre,
      actual,
      comparado: exactos[i] ?? (correcciones.length > 0 ? claim(actual, getClaveComun) : null),
    }),
  )
  const solos = [...libres].map(
    (comparado): Par<T> => ({ nombre: comparado.nombre, actual: null, comparado }),
  )
  return [...pares, ...solos]
}

export type Barra = { nombre: string; porcentaje: number | null }

/** soloEn: the one round that has the name. diferencia: points gained since the compared round, of the exact figures. */
export type BarraComparada = {
  nombre: string
  actual: number | null
  comparado: number | null
  diferencia: number | null
  soloEn: 'actual' | 'comparado' | null
}

export function compareBarras(
  actuales: readonly Barra[],
  comparadas: readonly Barra[],
  correcciones: readonly Correccion[] = [],
): BarraComparada[] {
  return pairByNombre(actuales, comparadas, correcciones).map(({ nombre, actual, comparado }) => {
    const a = actual?.porcentaje ?? null
    const c = comparado?.porcentaje ?? null
    const diferencia = a === null || c === null ? null : a - c
    const soloEn = actual === null ? 'comparado' : comparado === null ? 'actual' : null
    return { nombre, actual: a, comparado: c, diferencia, soloEn }
  })
}
