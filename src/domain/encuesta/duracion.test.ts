import { expect, test } from 'vitest'
import { computeMinutos } from './tiempos.ts'

const parte = (tipo: 'smile' | 'preguntasAbiertas', preguntas: number) => ({
  id: tipo,
  orden: 1,
  tipo,
  preguntas: Array.from({ length: preguntas }, (_, i) => ({
    id: `${tipo}${i}`,
    orden: i,
    pregunta: '¿?',
    NoAplica: false,
  })),
})
const minutos = (...partesCuestionario: ReturnType<typeof parte>[]) => computeMinutos({ partesCuestionario })

test('a questionnaire takes as long as its questions, in steps of five minutes', () => {
  expect(minutos(parte('smile', 3))).toBe(5)
  expect(minutos(parte('smile', 34))).toBe(10)
  expect(minutos(parte('smile', 80), parte('preguntasAbiertas', 3))).toBe(15)
})

test('to write takes longer than to choose', () => {
  expect(minutos(parte('preguntasAbiertas', 30))).toBeGreaterThan(minutos(parte('smile', 30)))
})
