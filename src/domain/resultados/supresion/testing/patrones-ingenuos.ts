import type { ClaseDeConjunto } from '../patron.ts'
import type { Figura } from './atacante.ts'

/** Patterns that look safe and are not: what the attacker must be able to break. */
export type Conjunto = { clase: 'empresa' | ClaseDeConjunto; id: string; celdas: Figura }

const VALOR = { antiguedades: 0, areas: 1, grupos: 2, empresa: 3 }

type Elegir = (conjuntos: readonly Conjunto[], personas: ArrayLike<number>, minimo: number) => Conjunto[]

const count = (personas: ArrayLike<number>, celdas: Figura) =>
  celdas.reduce((suma, celda) => suma + personas[celda]!, 0)

export const chooseMinimo: Elegir = (conjuntos, personas, minimo) =>
  conjuntos.filter(({ celdas }) => count(personas, celdas) >= minimo)

/** No sum or difference of shown sets is a union of cells below the minimum. */
export const chooseSinUniones: Elegir = (conjuntos, personas, minimo) => {
  const visibles = chooseMinimo(conjuntos, personas, minimo).sort((a, b) => VALOR[a.clase] - VALOR[b.clase])
  for (;;) {
    const union = findUnionEnEspacio(visibles, personas, minimo)
    if (!union) return visibles
    const sobra = visibles.findIndex((_, i) => !isEnEspacio(visibles.toSpliced(i, 1), union, personas))
    visibles.splice(sobra, 1)
  }
}

/** … and no two shown sets differ by a part below the minimum. */
export const chooseSinPares: Elegir = (conjuntos, personas, minimo) => {
  const visibles = chooseSinUniones(conjuntos, personas, minimo)
  const isChica = (a: Conjunto, b: Conjunto) => {
    const resto = count(
      personas,
      a.celdas.filter((celda) => !b.celdas.includes(celda)),
    )
    return resto > 0 && resto < minimo
  }
  for (;;) {
    const sobra = visibles.findIndex((a) => visibles.some((b) => isChica(a, b) || isChica(b, a)))
    if (sobra === -1) return visibles
    visibles.splice(sobra, 1)
  }
}

function findUnionEnEspacio(
  visibles: readonly Conjunto[],
  personas: ArrayLike<number>,
  minimo: number,
): Figura | null {
  const chicas = Array.from(personas, (_, celda) => celda).filter(
    (celda) => personas[celda]! > 0 && personas[celda]! < minimo,
  )
  const uniones: number[][] = [[]]
  for (const celda of chicas)
    for (const union of [...uniones])
      if (count(personas, [...union, celda]) < minimo) uniones.push([...union, celda])
  return uniones.find((union) => union.length > 0 && isEnEspacio(visibles, union, personas)) ?? null
}

function isEnEspacio(visibles: readonly Conjunto[], union: Figura, personas: ArrayLike<number>): boolean {
  const toFila = (celdas: Figura) =>
    Array.from(personas, (cuantas, celda) => Number(cuantas > 0 && celdas.includes(celda)))
  const filas = visibles.map(({ celdas }) => toFila(celdas))
  return computeRango(filas) === computeRango([...filas, toFila(union)])
}

const PRIMO = 7919

function computeRango(filas: readonly (readonly number[])[]): number {
  const pendientes = filas.map((fila) => [...fila])
  let rango = 0
  for (let columna = 0; columna < (filas[0]?.length ?? 0); columna++) {
    const i = pendientes.findIndex((fila) => fila[columna] !== 0)
    if (i === -1) continue
    rango++
    const [eje] = pendientes.splice(i, 1)
    for (const fila of pendientes) {
      const factor = fila[columna]!
      if (factor === 0) continue
      for (let j = columna; j < fila.length; j++)
        fila[j] = (((fila[j]! * eje![columna]! - factor * eje![j]!) % PRIMO) + PRIMO) % PRIMO
    }
  }
  return rango
}
