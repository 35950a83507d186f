import { expect, test } from 'vitest'
import { isAnterior } from './plazos.ts'

test('a round is before another by its year, then by its start, and never before itself', () => {
  const marzo = { anio: 2024, fechaInicio: 3 }
  const octubre = { anio: 2024, fechaInicio: 10 }
  const siguiente = { anio: 2025, fechaInicio: 15 }
  expect([marzo, octubre, siguiente].filter((otra) => isAnterior(otra, octubre))).toEqual([marzo])
  expect([marzo, octubre, siguiente].filter((otra) => isAnterior(otra, siguiente))).toEqual([marzo, octubre])
})
