import { expect, test } from 'vitest'
import { countPorInvitar } from './participacion.ts'

test('people invited beyond the plan of one group are not missing less in another', () => {
  const exceso = { planeados: 12, invitados: 15 }
  expect(countPorInvitar([exceso, { planeados: 24, invitados: 20 }])).toBe(4)
  expect(countPorInvitar([exceso])).toBe(0)
  expect(countPorInvitar([])).toBe(0)
})
