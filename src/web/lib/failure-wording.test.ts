import { expect, test } from 'vitest'
import { ApiError } from './api.ts'
import { formatFailure, formatFailureAsSpecified } from './failure-wording.ts'

const GONE = new ApiError('NOT_FOUND', 'Ese clima organizacional ya no existe.')

test.each([
  ['NOT_FOUND', 'Ese clima organizacional ya no existe.'],
  ['CONFLICT', 'La encuesta está activa. Desactívala antes de eliminar el clima.'],
  ['RATE_LIMITED', 'Hoy ya salieron los recordatorios de este clima.'],
])('a refusal (%s) says its cause, and asks for no other try', (code, message) => {
  expect(formatFailure(new ApiError(code, message))).toBe(message)
})

test('what did not come through asks for another try', () => {
  expect(formatFailure(new ApiError('NETWORK', 'No hay conexión con el servidor.'))).toBe(
    'Hubo un error, el error fué: No hay conexión con el servidor, intenta de nuevo',
  )
  expect(formatFailure(new TypeError('x'))).toBe(
    'Hubo un error, el error fué: No se pudo completar, intenta de nuevo',
  )
})

test('where the specification gives the words, they stay whatever the cause', () => {
  expect(formatFailureAsSpecified(GONE)).toBe(
    'Hubo un error, el error fué: Ese clima organizacional ya no existe, intenta de nuevo',
  )
})
