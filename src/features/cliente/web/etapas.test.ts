import { expect, test } from 'vitest'
import { describeEstado, listEtapas } from './rondas.ts'
import type { Ronda } from './rondas-query.ts'

const ronda = (minimoPorGrupo: number, cerrado = false) =>
  ({
    cerrado,
    encuestaActiva: !cerrado,
    fechaInicio: 1,
    fechaLimite: 2,
    minimoPorGrupo,
    contestaron: 9,
  }) as Ronda

const formatDia = (momento: number) => `día ${momento}`
const listQue = (una: Ronda) => listEtapas(una, formatDia).map(({ que }) => que)

test('a round is told to become anonymous, and its report to come, where it has a minimum', () => {
  expect(describeEstado(ronda(5, true), formatDia)).toBe('Cerrada')
  expect(listQue(ronda(5)).slice(2)).toEqual([
    'Se cierra: se borran las respuestas sueltas',
    'Se publica el informe',
  ])
})

test('without a minimum neither is promised: nothing of it may be published to a client', () => {
  expect(describeEstado(ronda(1, true), formatDia)).toBe('Cerrada')
  expect(listQue(ronda(1)).slice(2)).toEqual(['Se cierra'])
})
