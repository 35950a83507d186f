import { describe, expect, test } from 'vitest'
import { createAzar } from './azar.ts'
import { createMatriz, type Matriz, multiply } from './correlaciones.ts'
import { computePesos } from './pesos.ts'

const { normal } = createAzar(11)

const VARIABLES = 6
/** What three moods have to do with each of six variables and the outcome. */
const CARGAS = Array.from({ length: VARIABLES + 1 }, () =>
  Array.from({ length: 3 }, () => 0.5 * normal() + 0.4),
)

function createPersona(): number[] {
  const animos = [normal(), normal(), normal()]
  return CARGAS.map((cargas) => cargas.reduce((s, carga, k) => s + carga * animos[k]!, 0) + normal())
}

function correlate(cuantas: number): number[][] {
  const personas = Array.from({ length: cuantas }, createPersona)
  const medias = CARGAS.map((_, v) => personas.reduce((s, persona) => s + persona[v]!, 0) / cuantas)
  const covarianzas = createMatriz(VARIABLES + 1, (i, j) =>
    personas.reduce((s, persona) => s + (persona[i]! - medias[i]!) * (persona[j]! - medias[j]!), 0),
  )
  return createMatriz(
    VARIABLES + 1,
    (i, j) => covarianzas[i]![j]! / Math.sqrt(covarianzas[i]![i]! * covarianzas[j]![j]!),
  )
}

/** Gauss–Jordan. */
function invert(matriz: Matriz): number[][] {
  const n = matriz.length
  const filas = matriz.map((fila, i) => [...fila, ...fila.map((_, j) => Number(i === j))])
  for (let i = 0; i < n; i++) {
    const eje = filas[i]![i]!
    filas[i] = filas[i]!.map((valor) => valor / eje)
    for (let k = 0; k < n; k++)
      if (k !== i) {
        const factor = filas[k]![i]!
        filas[k] = filas[k]!.map((valor, j) => valor - factor * filas[i]![j]!)
      }
  }
  return filas.map((fila) => fila.slice(n))
}

/** The square root without eigenvectors: Denman and Beavers' iteration. */
function computeRaiz(matriz: Matriz): number[][] {
  let y = matriz.map((fila) => [...fila])
  let z = createMatriz(matriz.length, (i, j) => Number(i === j))
  for (let vuelta = 0; vuelta < 40; vuelta++) {
    const [iy, iz] = [invert(y), invert(z)]
    ;[y, z] = [
      y.map((fila, i) => fila.map((valor, j) => (valor + iz[i]![j]!) / 2)),
      z.map((fila, i) => fila.map((valor, j) => (valor + iy[i]![j]!) / 2)),
    ]
  }
  return y
}

describe('relative weights', () => {
  test('are those of an independent computation, and add up to 1', () => {
    const matriz = correlate(400)
    const R = matriz.slice(0, VARIABLES).map((fila) => fila.slice(0, VARIABLES))
    const r = matriz.slice(0, VARIABLES).map((fila) => [fila[VARIABLES]!])
    const raiz = computeRaiz(R)
    const b = multiply(invert(raiz), r)
    const pesos = raiz.map((fila) => fila.reduce((s, a, k) => s + a ** 2 * b[k]![0]! ** 2, 0))
    // R² of the regression, by the normal equations.
    const coeficientes = multiply(invert(R), r)
    const R2 = coeficientes.reduce((s, [c], i) => s + c! * r[i]![0]!, 0)
    expect(pesos.reduce((s, peso) => s + peso, 0)).toBeCloseTo(R2, 10)
    const hallados = computePesos({ matriz, personas: 400 }, VARIABLES)
    hallados.forEach(({ variable, parte }) => {
      expect(parte).toBeCloseTo(pesos[variable]! / R2, 10)
    })
    expect(hallados.reduce((s, { parte }) => s + parte, 0)).toBeCloseTo(1, 10)
  })

  test('of any variable as the outcome leave it out', () => {
    const variables = computePesos({ matriz: correlate(300), personas: 300 }, 2).map(
      ({ variable }) => variable,
    )
    expect(variables).toEqual([0, 1, 3, 4, 5, 6])
  })

  test('have intervals that hold the truth about as often as they say', () => {
    const verdaderos = computePesos({ matriz: correlate(100_000), personas: 1e9 }, VARIABLES)
    const RONDAS = 200
    let dentro = 0
    for (let ronda = 0; ronda < RONDAS; ronda++)
      computePesos({ matriz: correlate(500), personas: 500 }, VARIABLES).forEach(({ intervalo }, i) => {
        const { parte } = verdaderos[i]!
        dentro += Number(intervalo.desde <= parte && parte <= intervalo.hasta)
      })
    expect(dentro / RONDAS / VARIABLES).toBeGreaterThan(0.9)
    expect(dentro / RONDAS / VARIABLES).toBeLessThan(0.98)
  })

  test('stand two variables that repeat each other', () => {
    const matriz = [
      [1, 1, 0.5],
      [1, 1, 0.5],
      [0.5, 0.5, 1],
    ]
    const pesos = computePesos({ matriz, personas: 300 }, 2)
    expect(pesos.map(({ parte }) => parte)).toEqual([expect.closeTo(0.5, 4), expect.closeTo(0.5, 4)])
  })

  test('are none where nothing goes with the outcome', () => {
    expect(computePesos({ matriz: createMatriz(3, (i, j) => Number(i === j)), personas: 300 }, 2)).toEqual([])
  })
})
