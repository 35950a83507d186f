import { expect, test } from 'vitest'
import type { Circulo } from '../trazos.ts'
import { drawRegla } from './draw-regla.ts'

test.each([32, 50, 50.4, 75, 100])('the mark of %s stands wholly on the ruler', (valor) => {
  const { trazos } = drawRegla([{ rotulo: '2026', valor, principal: true }])
  const circulo = trazos.find((trazo): trazo is Circulo => trazo.tipo === 'circulo')!
  const ancho = 600
  const x = circulo.x.parte * ancho + circulo.x.px
  expect(x).toBeGreaterThan(circulo.radio)
  expect(x).toBeLessThan(ancho - circulo.radio)
  // And where it says.
  expect(Math.abs(x - ((Math.max(valor, 50) - 50) / 50) * ancho)).toBeLessThan(8)
})
