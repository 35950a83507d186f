import { expect, test } from 'vitest'
import { findBanda, formatEnSuBanda, formatPuntosQueFaltan } from './bandas.ts'

test.each([
  [100, 'verde-oscuro'],
  [90, 'verde-oscuro'],
  [89.999, 'verde'],
  [80, 'verde'],
  [79.5, 'verde-claro'],
  [75, 'verde-claro'],
  [74.99, 'verde-amarillo'],
  [70, 'verde-amarillo'],
  [69.99, 'amarillo'],
  [68, 'amarillo'],
  [67.99, 'ambar'],
  [65, 'ambar'],
  [64.99, 'naranja'],
  [61, 'naranja'],
  [60.99, 'rojo'],
  [0, 'rojo'],
])('%d percent is %s', (porcentaje, color) => {
  expect(findBanda(porcentaje).color).toBe(color)
})

test('a mean that falls short of its bound by the last bit is not punished', () => {
  const media = ((0.6 + 0.7 + 0.8 + 0.8 + 0.85) / 5) * 100
  expect(media).toBeLessThan(75)
  expect(findBanda(media).desde).toBe(75)
})

test('a figure with one decimal is rounded, and cut where it would read as a better band', () => {
  expect([81.67, 61.4, 75, 0.3 * 100, 81.65].map(formatEnSuBanda)).toEqual([
    '81.7',
    '61.4',
    '75.0',
    '30.0',
    '81.7',
  ])
  expect([74.96, 60.99, 89.95].map(formatEnSuBanda)).toEqual(['74.9', '60.9', '89.9'])
  expect(formatEnSuBanda(74.99999999999999)).toBe('75.0')
})

test.each([
  [66.88, 'Le faltan 8.12 puntos'],
  [74.996, 'Le falta menos de una centésima'],
])('what %d lacks to 75: %s', (porcentaje, texto) => {
  expect(formatPuntosQueFaltan(porcentaje)).toBe(texto)
})
