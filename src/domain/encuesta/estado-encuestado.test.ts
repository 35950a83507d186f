import { expect, test } from 'vitest'
import { computeEstadoDeEncuestado, isHojaPublicada } from './estado-encuestado.ts'

test.each([
  ['Sin iniciar', null],
  ['En proceso', { completa: false, bloque: 3 }],
  ['Completa', { completa: true, bloque: 3 }],
  ['Completa', { completa: false, bloque: 2 }],
])('where two blocks are published a respondent is %s with %o', (estado, hoja) => {
  expect(computeEstadoDeEncuestado({ publicacion: 2 }, hoja)).toBe(estado)
})

test('a sheet of no block is not published', () => {
  expect(isHojaPublicada({ publicacion: 2 }, null)).toBe(false)
})
