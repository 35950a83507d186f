import { expect, test } from 'vitest'
import { describeBajas } from './prioridades.ts'

test.each([
  [[60, 70.5, 74.99], 'Las 3 variables están por debajo de 75.'],
  [[60, 70.5, 75], 'De las 3 variables, 2 están por debajo de 75.'],
  [[60, 80, 75], 'De las 3 variables, una está por debajo de 75.'],
  [[90, 80, 75], 'Ninguna de las 3 variables está por debajo de 75.'],
])('of %j: %s', (valores, texto) => {
  expect(describeBajas(valores.map((valor) => ({ valor })))).toBe(texto)
})
