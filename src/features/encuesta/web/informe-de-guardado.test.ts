import { expect, test } from 'vitest'
import { getInforme } from './use-guardado.ts'

test('nobody is told that their answers stay on a tablet that is lent, or in a browser that keeps nothing', () => {
  expect(getInforme(false, true, false)).toContain('se queda en este dispositivo')
  expect(getInforme(false, true, true)).toContain('aún no se guarda')
  expect(getInforme(false, false, false)).toContain('aún no se guarda')
  expect(getInforme(true, true, true)).toBeNull()
})
