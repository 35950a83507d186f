import { expect, test } from 'vitest'
import { isEncuestaActiva } from './encuesta-activa.ts'

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
