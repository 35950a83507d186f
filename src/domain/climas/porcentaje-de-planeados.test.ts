import { expect, test } from 'vitest'
import { computePorcentaje } from './porcentaje-de-planeados.ts'

test('a participation is whole and never rounded up: what reads as the goal or as everybody is', () => {
  const read = (contestaron: number, planeados: number) => computePorcentaje({ contestaron, planeados })
  expect([read(28, 74), read(62, 67), read(199, 200), read(57, 100), read(200, 200)]).toEqual([
    37, 92, 99, 57, 100,
  ])
  expect(read(0, 0)).toBe(0)
})
