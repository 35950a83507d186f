import { describe, expect, test } from 'vitest'
import { computeFinDeDia, computeInicioDeDia, getDia } from './dia.ts'
import { formatFecha, formatFechaSinAnio, formatMomento } from './format-fecha.ts'

test('a date is read where the firm is, not where the browser stands', () => {
  const medianoche = Date.UTC(2024, 2, 4, 6)
  expect(formatFecha(medianoche, 'America/Guatemala')).toBe('4 de marzo de 2024')
  expect(formatFecha(medianoche - 1, 'America/Guatemala')).toBe('3 de marzo de 2024')
  expect(formatFechaSinAnio(medianoche - 1, 'America/Guatemala')).toBe('3 de marzo')
  expect(formatMomento(medianoche - 1, 'America/Guatemala')).toBe('3 de marzo de 2024 a las 23:59')
})

describe.each(['America/Guatemala', 'Europe/Madrid', 'Pacific/Auckland', 'UTC'])('in %s', (zona) => {
  test.each(['2024-02-29', '2025-03-30', '2025-10-26', '2025-12-31', '2026-01-01'])(
    '%s begins and ends on itself',
    (dia) => {
      const inicio = computeInicioDeDia(dia, zona)
      const fin = computeFinDeDia(dia, zona)
      expect(getDia(inicio, zona)).toBe(dia)
      expect(getDia(inicio - 1, zona)).not.toBe(dia)
      expect(getDia(fin, zona)).toBe(dia)
      expect(getDia(fin + 1, zona)).not.toBe(dia)
    },
  )
})

test.each([
  ['America/Santiago', '2025-09-06'],
  ['America/Santiago', '2025-09-07'],
  ['America/Santiago', '2025-04-05'],
  ['America/Havana', '2025-03-09'],
  ['America/Havana', '2025-11-02'],
])('in %s, where clocks change at midnight, %s begins and ends on itself', (zona, dia) => {
  const [inicio, fin] = [computeInicioDeDia(dia, zona), computeFinDeDia(dia, zona)]
  expect([inicio, inicio - 1, fin, fin + 1].map((ms) => getDia(ms, zona) === dia)).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('what is no date has no moment', () => {
  expect(computeInicioDeDia('', 'UTC')).toBeNaN()
  expect(computeFinDeDia('2025-13-40', 'UTC')).toBeNaN()
})
