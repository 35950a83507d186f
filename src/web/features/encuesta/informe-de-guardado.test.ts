import { expect, test } from 'vitest'
import { getInforme } from './informe-de-guardado.ts'

test('nobody is told that their answers stay on a tablet that is lent, or in a browser that keeps nothing', () => {
  const sinConexion = { lento: false, enLinea: false, seConserva: true, enKiosco: false }
  expect(getInforme(sinConexion)).toContain('se queda en este dispositivo')
  expect(getInforme({ ...sinConexion, enKiosco: true })).not.toContain('se queda en este dispositivo')
  expect(getInforme({ ...sinConexion, seConserva: false })).not.toContain('se queda en este dispositivo')
  expect(getInforme({ ...sinConexion, enLinea: true, enKiosco: true })).toBeNull()
})
