import { expect, test } from 'vitest'
import { isEncuestaActiva, isPlazoTerminado } from './encuesta-activa.ts'

test.each([
  [
    'takes answers while it is switched on',
    { encuestaActiva: true, cerrado: false, fechaLimite: null },
    true,
  ],
  ['takes answers until its last moment', { encuestaActiva: true, cerrado: false, fechaLimite: 100 }, true],
  ['takes none after it', { encuestaActiva: true, cerrado: false, fechaLimite: 99 }, false],
  ['takes none when switched off', { encuestaActiva: false, cerrado: false, fechaLimite: 100 }, false],
  ['takes none once closed', { encuestaActiva: true, cerrado: true, fechaLimite: null }, false],
])('a survey %s', (_, estado, activa) => {
  expect(isEncuestaActiva(estado, 100)).toBe(activa)
})

test.each([
  ['has no end where none is set', { cerrado: false, fechaLimite: null }, false],
  ['is not over at its last moment', { cerrado: false, fechaLimite: 100 }, false],
  ['is over after it', { cerrado: false, fechaLimite: 99 }, true],
  ['is over once closed', { cerrado: true, fechaLimite: null }, true],
])('the time to answer %s', (_, estado, terminado) => {
  expect(isPlazoTerminado(estado, 100)).toBe(terminado)
})
