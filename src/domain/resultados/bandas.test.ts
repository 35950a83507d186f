import { expect, test } from 'vitest'
import { findBanda } from './bandas.ts'

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
