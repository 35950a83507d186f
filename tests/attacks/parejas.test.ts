import { expect, test } from 'vitest'
import { attackPareja } from './support/parejas.ts'

// All pairs, on both engines: tests/faults/parejas.test.ts.
test.for([
  ['publicar', 'borrar'],
  ['poner mínimo', 'borrar a quien sigue'],
] as const)(
  'whoever does %s and %s at once, whatever the step, reads nobody alone',
  async ([primero, segundo]) => {
    expect(await attackPareja('sqlite', primero, segundo)).toBeGreaterThan(3)
  },
)
