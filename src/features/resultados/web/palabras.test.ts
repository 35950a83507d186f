import { expect, test } from 'vitest'
import { countDias, countEnLetras, formatDiaDeSemana } from './palabras.ts'

test('small numbers are written in letters, in their gender', () => {
  expect(countEnLetras(1, 'grupo', 'grupos')).toBe('un grupo')
  expect(countEnLetras(1, 'antigüedad', 'antigüedades', true)).toBe('una antigüedad')
  expect(countEnLetras(2, 'antigüedad', 'antigüedades', true)).toBe('dos antigüedades')
  expect(countEnLetras(1_234, 'grupo', 'grupos')).toBe('1,234 grupos')
})

test('days are of where the firm is', () => {
  const medianoche = Date.UTC(2025, 10, 8, 5, 59)
  expect(formatDiaDeSemana(medianoche, 'America/Guatemala')).toBe('viernes 7 de noviembre')
  expect(countDias(medianoche, Date.UTC(2025, 9, 28, 15))).toBe(10)
  expect(countDias(medianoche, medianoche + 1)).toBe(0)
})
