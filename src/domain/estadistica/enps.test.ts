import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeENPS } from './enps.ts'

const at = (cuantos: Record<number, number>) => Array.from({ length: 11 }, (_, i) => cuantos[i] ?? 0)

test('is what promotes less what detracts, of those who chose a point', () => {
  const enps = computeENPS(at({ 10: 3, 9: 2, 8: 2, 7: 1, 6: 1, 0: 1 }))!
  expect(enps).toMatchObject({ personas: 10, promotores: 50, detractores: 20 })
  expect(enps.puntos).toBeCloseTo(30, 9)
  expect(enps.pasivos).toBeCloseTo(30, 9)
  expect(computeENPS(at({ 10: 4 }))).toMatchObject({ puntos: 100, hasta: 100 })
  expect(computeENPS(at({ 0: 4 }))).toMatchObject({ puntos: -100, desde: -100 })
  expect(computeENPS(at({}))).toBeNull()
})

test('stands within its interval, which more people make narrower', () => {
  const cuentas = fc.array(fc.nat({ max: 40 }), { minLength: 11, maxLength: 11 })
  fc.assert(
    fc.property(cuentas, (suyas) => {
      const enps = computeENPS(suyas)
      fc.pre(enps !== null)
      const { puntos, desde, hasta } = enps!
      expect(desde).toBeLessThanOrEqual(puntos + 1e-9)
      expect(hasta).toBeGreaterThanOrEqual(puntos - 1e-9)
      const ocho = computeENPS(suyas.map((cuenta) => cuenta * 8))!
      expect(ocho.puntos).toBeCloseTo(puntos, 9)
      expect(ocho.hasta - ocho.desde).toBeLessThanOrEqual(hasta - desde + 1e-9)
    }),
  )
})
