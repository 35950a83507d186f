import { expect, test } from 'vitest'
import { subtractMostradas, toCambioMostrado } from './bandas.ts'

test('a difference is that of the figures as they are shown', () => {
  // 79.72 and 68.48; unrounded they are 11.23 apart.
  expect(subtractMostradas(79.7151, 68.4849)).toBe(11.24)
  expect(subtractMostradas(68.4849, 79.7151)).toBe(-11.24)
  expect(subtractMostradas(70.001, 69.996)).toBe(0)
})

test('a change keeps its margin, and its points where a figure is not shown', () => {
  const cambio = { puntos: 11.2302, desde: 8.1, hasta: 14.3 }
  expect(toCambioMostrado(cambio, 79.7151, 68.4849)).toEqual({ ...cambio, puntos: 11.24 })
  expect(toCambioMostrado(cambio, null, 68.4849)).toBe(cambio)
})
