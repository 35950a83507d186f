import { expect, test } from 'vitest'
import { compareComienzos, isAnterior, namePeriodo, splitPeriodo } from './ronda.ts'

test('a round is called by its year wherever that has one, and by its name too where it has several', () => {
  const name = (nombre: string | null, rondasDelAnio: number) =>
    namePeriodo({ anio: 2026, nombre, rondasDelAnio, estudio: false })
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

test('a study of another tool carries its mark, below the year where there is no room', () => {
  const periodo = namePeriodo({ anio: 2023, nombre: 'Otoño', rondasDelAnio: 2, estudio: true })
  expect(periodo).toBe('2023 · Otoño (de otra herramienta)')
  expect(splitPeriodo(periodo)).toEqual({ anio: '2023', nombre: 'Otoño, de otra herramienta' })
  expect(splitPeriodo('2023 (de otra herramienta)')).toEqual({ anio: '2023', nombre: 'de otra herramienta' })
})
