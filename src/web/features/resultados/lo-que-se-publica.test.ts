import { expect, test } from 'vitest'
import { describeConservados, describeMostrados } from './lo-que-se-publica.ts'

const createConjunto = (nombre: string, hojas: number, seSuman: boolean, reserva: string | null = null) => ({
  nombre,
  hojas,
  seSuman,
  reserva,
})

test('the first publication shows whatever is not withheld', () => {
  const previa = {
    areas: [createConjunto('Planta', 18, true)],
    grupos: [createConjunto('Día', 14, true), createConjunto('Noche', 4, false, 'menosDelMinimo')],
  }
  expect(describeMostrados(previa, true)).toBe('la empresa, 1 área y 1 grupo: Día')
  expect(describeConservados(previa)).toBeNull()
})

test('a later one promises a new figure only where its sheets add up, and names who keeps the old one', () => {
  const previa = {
    areas: [createConjunto('Planta', 5, true), createConjunto('Oficinas', 0, false)],
    grupos: [createConjunto('Día', 3, false), createConjunto('Noche', 2, false)],
  }
  expect(describeMostrados(previa, false)).toBe('la empresa y 1 área')
  expect(describeConservados(previa)).toBe('Día (3 hojas) y Noche (2 hojas)')
})
