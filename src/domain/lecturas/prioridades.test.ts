import { describe, expect, test } from 'vitest'
import { compareRondas } from './comparabilidad-de-rondas.ts'
import { computePrioridades, describeBajas, describeDonde } from './prioridades.ts'
import { createRonda, type Opinion } from './testing/ronda-de-prueba.ts'

const FAVOR: Record<string, number> = { Rumbo: 0.95, Jefe: 0.6, Horario: 0.4, Orgullo: 0.9 }
const opinion: Opinion = (_, variable) => FAVOR[variable]!
const before: Opinion = (_, variable) =>
  variable === 'Horario' || variable === 'Rumbo' ? FAVOR[variable]! - 0.05 : 0.99

describe('priorities', () => {
  const { ronda } = createRonda('2025', opinion, { porGrupo: 100 })
  const { ronda: anterior } = createRonda('2024', before, { porGrupo: 100, semilla: 2 })
  const comparacion = {
    actual: ronda,
    anterior,
    comparabilidad: compareRondas(ronda.definicion, anterior.definicion, []),
  }

  test('are what is below 75, the lowest first, for a company of any size', () => {
    expect(computePrioridades(createRonda('2025', opinion, { porGrupo: 12 }).ronda, null)).toMatchObject({
      variables: 4,
      prioridades: [
        { variable: 'Horario', baja: true, cambio: null },
        { variable: 'Jefe', baja: true, cambio: null },
      ],
    })
  })

  test('say in how many groups, and then what is not low and clearly fell', () => {
    expect(computePrioridades(ronda, comparacion).prioridades).toMatchObject([
      {
        variable: 'Horario',
        donde: { clase: 'grupos', bajos: 3, de: 3 },
        cambio: { veredicto: 'Sube' },
      },
      { variable: 'Jefe', cambio: { veredicto: 'Baja' } },
      { variable: 'Orgullo', baja: false, cambio: { veredicto: 'Baja' } },
    ])
  })

  test('count areas where no group shows it, and nothing that is withheld', () => {
    const oculta = createRonda('2025', opinion, { hide: ({ clase }) => clase === 'grupos' }).ronda
    expect(computePrioridades(oculta, null).prioridades[0]?.donde).toEqual({
      clase: 'areas',
      bajos: 2,
      de: 2,
    })
    const nada = createRonda('2025', opinion, { hide: ({ clase }) => clase !== 'empresa' }).ronda
    expect(describeDonde(computePrioridades(nada, null).prioridades[0]!.donde)).toBe('')
  })
})

const create = (bajas: number) => Array.from({ length: bajas }, () => ({ baja: true }))

test.each([
  [3, 3, 'Las 3 variables están por debajo de 75.'],
  [2, 3, '2 de las 3 variables están por debajo de 75.'],
  [1, 3, 'Una de las 3 variables está por debajo de 75.'],
  [0, 3, 'Ninguna de las 3 variables está por debajo de 75.'],
  [1, 1, 'La única variable está por debajo de 75.'],
])('%d low of %d: %s', (bajas, variables, texto) => {
  expect(describeBajas({ prioridades: create(bajas), variables })).toBe(texto)
})
