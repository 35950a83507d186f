import { expect, test } from 'vitest'
import { computeEstadoDeEncuestado } from './estado-encuestado.ts'
import { listCasillas } from './hoja.ts'
import { cuestionarioCorto } from './testing/cuestionario-corto.ts'

const todas = listCasillas(cuestionarioCorto).map((casilla) => casilla.idPregunta)

test.each([
  ['Sin iniciar', []],
  ['Sin iniciar', ['de otro clima']],
  ['En proceso', ['a1']],
  ['En proceso', todas.slice(1)],
  ['Completa', todas],
])('a respondent is %s', (estado, contestadas) => {
  expect(computeEstadoDeEncuestado(cuestionarioCorto, new Set(contestadas))).toBe(estado)
})
