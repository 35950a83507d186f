import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import { CAMBIO_VACIO, checkCambio, findRechazo } from './factores-query.ts'

const BUENO = { actual: 'la de antes', nueva: 'tres gatos y un violín', repetida: 'tres gatos y un violín' }
const PROPIAS = ['ana', 'Rumbo y Gente']

test('every field is asked for', () => {
  expect(Object.keys(checkCambio(CAMBIO_VACIO, PROPIAS))).toEqual(['actual', 'nueva', 'repetida'])
  expect(checkCambio(BUENO, PROPIAS)).toEqual({})
})

test.each([
  ['the same again', { nueva: BUENO.actual, repetida: BUENO.actual }, /igual a la actual/],
  ['a short one', { nueva: 'corta', repetida: 'corta' }, /de 10 a 256/],
  ["the firm's name", { nueva: 'rumboygente1', repetida: 'rumboygente1' }, /no queda casi nada/],
])('%s is no new password', (_, cambio, sentence) => {
  expect(checkCambio({ ...BUENO, ...cambio }, PROPIAS)).toEqual({ nueva: expect.stringMatching(sentence) })
})

test('a slip of the finger in the second one is told', () => {
  expect(Object.keys(checkCambio({ ...BUENO, repetida: `${BUENO.nueva} ` }, PROPIAS))).toEqual(['repetida'])
})

test('what the server refuses stands at its field, and a failure at none', () => {
  expect(findRechazo(new ApiError('BAD_USER_INPUT', 'No es correcta.', 'passwordActual'))).toHaveProperty(
    'actual',
  )
  expect(findRechazo(new ApiError('RATE_LIMITED', 'Demasiados intentos.'))).toHaveProperty('actual')
  expect(findRechazo(new ApiError('BAD_USER_INPUT', 'De las más usadas.'))).toHaveProperty('nueva')
  expect(findRechazo(new ApiError('NETWORK', 'No hay conexión.'))).toBeNull()
  expect(findRechazo(new Error('otra cosa'))).toBeNull()
})
