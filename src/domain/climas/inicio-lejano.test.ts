import { expect, test } from 'vitest'
import { isInicioLejano } from './plazos.ts'

const ZONA = 'America/Guatemala'
const isLejano = (inicio: string, ahora: string) =>
  isInicioLejano(Date.parse(`${inicio}T06:00Z`), Date.parse(`${ahora}T18:00Z`), ZONA)

test('a round of next year, or of more than a month ahead, begins far from now', () => {
  expect(isLejano('2027-01-04', '2026-12-29')).toBe(true)
  expect(isLejano('2026-09-01', '2026-03-01')).toBe(true)
})

test('one that begins within the month, or has begun, does not', () => {
  expect(isLejano('2026-03-20', '2026-03-01')).toBe(false)
  expect(isLejano('2026-03-01', '2026-03-01')).toBe(false)
  expect(isLejano('2023-03-01', '2026-03-01')).toBe(false)
})
