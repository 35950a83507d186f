import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeParte } from '../texto/cantidad.ts'
import { computePorcentaje } from './participacion.ts'

test('a share is rounded, never cut', () => {
  const read = (contestaron: number, planeados: number) => computePorcentaje({ contestaron, planeados })
  expect([read(640, 704), read(12, 14), read(28, 74), read(62, 67), read(57, 100), read(200, 200)]).toEqual([
    91, 86, 38, 93, 57, 100,
  ])
  expect([read(0, 0), read(0, 40), read(210, 200)]).toEqual([0, 0, 105])
})

test('only all of them is 100 and only nobody 0, however large the company', () => {
  expect([computeParte(1, 1_000), computeParte(999, 1_000)]).toEqual([1, 99])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(100_000), (total, n) => {
      const cuantos = n % (total + 1)
      const parte = computeParte(cuantos, total)
      expect(parte === 100).toBe(cuantos === total)
      expect(parte === 0).toBe(cuantos === 0)
      expect(Math.abs(parte - (100 * cuantos) / total)).toBeLessThan(1)
    }),
  )
})
