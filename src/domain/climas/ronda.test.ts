import { expect, test } from 'vitest'
import { compareComienzos, isAnterior, namePeriodo } from './ronda.ts'

test('a round is called by its year wherever that has one, and by its name too where it has several', () => {
  const name = (nombre: string | null, rondasDelAnio: number) =>
    namePeriodo({ anio: 2026, nombre, rondasDelAnio })
  expect([name(null, 1), name('Pulso de mayo', 1)]).toEqual(['2026', '2026'])
  expect([name(null, 2), name('Pulso de mayo', 2)]).toEqual(['2026', '2026 · Pulso de mayo'])
})

test('a round is before another by its start, never before itself, and two that start together keep one order', () => {
  const marzo = { id: 'm', fechaInicio: 3 }
  const [una, otra] = [
    { id: 'a', fechaInicio: 10 },
    { id: 'b', fechaInicio: 10 },
  ]
  expect([una, marzo, otra].sort(compareComienzos)).toEqual([otra, marzo, una].sort(compareComienzos))
  expect([marzo, una, otra].filter((ronda) => isAnterior(ronda, ronda))).toEqual([])
  expect(isAnterior(marzo, una)).toBe(true)
})
