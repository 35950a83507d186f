import { expect, test } from 'vitest'
import { hideCuentas, hideTabla } from './reserva-de-tabla.ts'

/** The same tables every time, whatever the machine. */
function createAzar(semilla: number) {
  let estado = semilla
  return (hasta: number) => {
    estado = (Math.imul(estado, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((estado / 2 ** 32) * hasta)
  }
}

const sum = (cuentas: readonly number[]) => cuentas.reduce((suma, cuenta) => suma + cuenta, 0)

/**
 * What somebody can work out who knows all that is shown and every total: the values that each withheld count takes in any
 * table that fits.
 */
function subtract(
  tabla: readonly (readonly number[])[],
  ocultas: readonly (readonly boolean[])[],
): Set<number>[][] {
  const posibles = tabla.map((fila) => fila.map(() => new Set<number>()))
  const columnas = tabla[0]!.map((_, j) => sum(tabla.map((fila, i) => (ocultas[i]![j] ? fila[j]! : 0))))
  const filas = tabla.map((fila, i) => sum(fila.filter((_, j) => ocultas[i]![j])))
  const celdas = tabla.flatMap((fila, i) => fila.flatMap((_, j) => (ocultas[i]![j] ? [[i, j] as const] : [])))
  const puestas: number[] = []
  const fits = () => {
    for (const [k, [i, j]] of celdas.entries()) posibles[i]![j]!.add(puestas[k]!)
  }
  const put = (k: number) => {
    if (k === celdas.length) return [...filas, ...columnas].every((resto) => resto === 0) ? fits() : undefined
    const [i, j] = celdas[k]!
    const hasta = Math.min(filas[i]!, columnas[j]!)
    const esUltimaDeFila = celdas[k + 1]?.[0] !== i
    for (let valor = esUltimaDeFila ? filas[i]! : 0; valor <= hasta; valor++) {
      puestas[k] = valor
      filas[i]! -= valor
      columnas[j]! -= valor
      put(k + 1)
      filas[i]! += valor
      columnas[j]! += valor
    }
  }
  put(0)
  return posibles
}

/** Tables where each answer has one theme and none is without: every total of a column is in its head. */
function* listTablas(azar: (hasta: number) => number, cuantas: number, minimo: number) {
  for (let n = 0; n < cuantas; n++) {
    const [filas, columnas] = [2 + azar(3), 2 + azar(2)]
    yield Array.from({ length: filas }, () =>
      Array.from({ length: columnas }, () => (azar(10) < 2 ? 0 : azar(2 * minimo))),
    )
  }
}

const MINIMO = 3
const isPoco = (cuenta: number) => cuenta > 0 && cuenta < MINIMO

/** Counts below the minimum that come out, of tables whose areas have enough answers. */
function countSabidas(hide: (tabla: number[][]) => boolean[][]): { sabidas: number; pocas: number } {
  let [sabidas, pocas] = [0, 0]
  for (const tabla of listTablas(createAzar(7), 400, MINIMO)) {
    // A theme that hardly anybody names has no total anywhere, nor an area of too few answers a column.
    if (tabla.some((fila) => isPoco(sum(fila)))) continue
    if (tabla[0]!.some((_, j) => isPoco(sum(tabla.map((fila) => fila[j]!))))) continue
    const posibles = subtract(tabla, hide(tabla))
    for (const [i, fila] of tabla.entries())
      for (const [j, cuenta] of fila.entries()) {
        if (!isPoco(cuenta)) continue
        pocas++
        if (posibles[i]![j]!.size === 1) sabidas++
      }
  }
  return { sabidas, pocas }
}

test('whoever knows the total of every theme and of every area works out no small count', () => {
  const nadieAparte = (tabla: number[][]) => tabla[0]!.map(() => 0)
  const { sabidas, pocas } = countSabidas((tabla) => hideTabla(tabla, nadieAparte(tabla), MINIMO))
  expect(pocas).toBeGreaterThan(300)
  expect(sabidas).toBe(0)
})

test('row by row alone it would come out: the attack works', () => {
  const { sabidas } = countSabidas((tabla) => tabla.map((fila) => hideCuentas(fila, MINIMO)))
  expect(sabidas).toBeGreaterThan(50)
})

test('a table without small counts is shown whole, and people in no row protect those of their column', () => {
  expect(
    hideTabla(
      [
        [12, 9],
        [5, 7],
      ],
      [0, 3],
      5,
    ),
  ).toEqual([
    [false, false],
    [false, false],
  ])
  expect(
    hideTabla(
      [
        [12, 2, 8],
        [9, 9, 9],
      ],
      [40, 30, 0],
      5,
    ),
  ).toEqual([
    [false, true, true],
    [true, false, true],
  ])
})
