import { describe, expect, test } from 'vitest'
import { BASES_DE_CALCULO, type BaseDeCalculo } from '../climas/clima-input.ts'
import { createAzar } from './azar.ts'
import { computeDiferencia, computeWilson, getVeredicto } from './medidas.ts'
import { computeTamanoEfectivo } from './tamano-efectivo.ts'

describe('the interval of a difference', () => {
  test.for([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [6, 7, 2, 7, 0.0582, 0.8062],
    [5, 56, 0, 29, -0.0381, 0.1926],
    [0, 10, 0, 20, -0.1611, 0.2775],
    [0, 10, 0, 10, -0.2775, 0.2775],
    [10, 10, 0, 20, 0.6791, 1],
    [10, 10, 0, 10, 0.6075, 1],
  ] as const)('%d of %d minus %d of %d is as published (Newcombe 1998, table II, method 10)', (ejemplo) => {
    const [a, m, b, n, desde, hasta] = ejemplo
    const intervalo = computeDiferencia({ media: a / m, n: m }, { media: b / n, n })
    expect(intervalo.desde).toBeCloseTo(desde, 4)
    expect(intervalo.hasta).toBeCloseTo(hasta, 4)
  })

  test('is said in words', () => {
    expect(getVeredicto({ desde: 0.01, hasta: 0.2 })).toBe('Sube')
    expect(getVeredicto({ desde: -0.2, hasta: -0.01 })).toBe('Baja')
    expect(getVeredicto({ desde: -0.01, hasta: 0.2 })).toBe('Sin cambio claro')
    expect(getVeredicto({ desde: 0, hasta: 0 })).toBe('Sin cambio claro')
  })
})

test("the interval of one figure is Wilson's", () => {
  // 81 of 263, the example of Newcombe's companion paper on one proportion (1998, table I).
  const { desde, hasta } = computeWilson({ media: 81 / 263, n: 263 })
  expect(desde).toBeCloseTo(0.2553, 4)
  expect(hasta).toBeCloseTo(0.3662, 4)
})

const PREGUNTAS = 5
const EMPRESAS = 1200
const { next: uniform, normal } = createAzar(7)

type Persona = { favorables: number[]; validas: number[] }

/** People differ by as much as `dispersion`; each question is left open now and then. */
function createPersona(nivel: number, dispersion: number, abiertas: number): Persona {
  const propio = nivel + dispersion * normal()
  const validas = Array.from({ length: PREGUNTAS }, () => Number(uniform() >= abiertas))
  const favorables = validas.map((valida, q) =>
    Number(valida === 1 && uniform() < 1 / (1 + Math.exp(-propio - (q - 2) * 0.3))),
  )
  return { favorables, validas }
}

const sum = (numeros: readonly number[]) => numeros.reduce((suma, numero) => suma + numero, 0)

function summarize(personas: readonly Persona[], base: BaseDeCalculo) {
  const validas = Array.from({ length: PREGUNTAS }, () => 0)
  const favorables = Array.from({ length: PREGUNTAS }, () => 0)
  const sumas = [0, 0, 0, 0, 0, 0]
  // Millions of people pass through here.
  for (const persona of personas) {
    let x = 0
    let z = 0
    for (let q = 0; q < PREGUNTAS; q++) {
      validas[q]! += persona.validas[q]!
      favorables[q]! += persona.favorables[q]!
      x += persona.favorables[q]!
      z += 1 - persona.validas[q]!
    }
    if (z === PREGUNTAS) continue
    const suyas = [1, x, x * x, z, x * z, z * z]
    for (let i = 0; i < suyas.length; i++) sumas[i]! += suyas[i]!
  }
  const shares = favorables
    .map((suyas, q) => suyas / (base === 'encuestados' ? personas.length : validas[q]!))
    .filter((_, q) => validas[q]! > 0)
  return {
    media: shares.length === 0 ? 0 : sum(shares) / shares.length,
    n: computeTamanoEfectivo({
      base,
      encuestados: personas.length,
      preguntas: PREGUNTAS,
      escala: PREGUNTAS,
      sumas,
    }),
  }
}

function simulateCobertura(base: BaseDeCalculo, cuantas: number): number {
  let dentro = 0
  let total = 0
  for (const dispersion of [1.1, 1.5, 2]) {
    const create = (nivel: number, n: number) =>
      Array.from({ length: n }, () => createPersona(nivel, dispersion, 0.1))
    const verdadera = summarize(create(1.1, 20_000), base).media - summarize(create(0.6, 20_000), base).media
    for (let empresa = 0; empresa < EMPRESAS; empresa++, total++) {
      const { desde, hasta } = computeDiferencia(
        summarize(create(1.1, cuantas), base),
        summarize(create(0.6, cuantas), base),
      )
      dentro += Number(desde <= verdadera && verdadera <= hasta)
    }
  }
  return dentro / total
}

describe.for(BASES_DE_CALCULO)(
  'on the base %s the interval holds the truth',
  (base) => {
    test('in 93 to 97 of a hundred cases from five people on', () => {
      const cobertura = simulateCobertura(base, 5)
      expect(cobertura).toBeGreaterThan(0.93)
      expect(cobertura).toBeLessThan(0.97)
    })

    test.for([12, 40])('in 94 to 96 of a hundred from %d', (cuantas) => {
      const cobertura = simulateCobertura(base, cuantas)
      expect(cobertura).toBeGreaterThan(0.94)
      expect(cobertura).toBeLessThan(0.96)
    })
  },
  120_000,
)
