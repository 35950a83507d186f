import { describe, expect, test } from 'vitest'
import { countPreguntas, listPreguntasLeidas } from './preguntas.ts'
import { findEmpresa } from './ronda.ts'
import { moved } from './testing/opiniones.ts'
import { createRonda } from './testing/ronda-de-prueba.ts'

describe('question by question', () => {
  const { ronda } = createRonda('2025', moved)
  const empresa = findEmpresa(ronda)!

  test('goes from the least to the most satisfied, with the whole distribution', () => {
    const preguntas = listPreguntasLeidas(ronda, empresa)
    const valores = preguntas.map(({ valor }) => valor!)
    expect(valores).toEqual(valores.toSorted((a, b) => a - b))
    expect(preguntas[0]!.variable).toBe('Horario')
    for (const { valor, distribucion } of preguntas) {
      expect(distribucion!.reduce((a, b) => a + b)).toBeCloseTo(100)
      expect(distribucion![0]! + distribucion![1]!).toBeCloseTo(valor!)
    }
    const { debajo, alcanzan } = countPreguntas(preguntas)
    expect(debajo + alcanzan).toBe(8)
  })

  test('marks what is asked in the negative, and can be narrowed to a variable', () => {
    const deJefe = listPreguntasLeidas(ronda, empresa, { variable: 'Jefe', orden: 'cuestionario' })
    expect(deJefe.map(({ texto, enNegativo }) => [texto, enNegativo])).toEqual([
      ['Me explica.', false],
      ['Grita.', true],
    ])
  })

  test('of a withheld set has no figure', () => {
    const [pregunta] = listPreguntasLeidas(ronda, { ...empresa, reserva: 'menosDelMinimo' })
    expect(pregunta).toMatchObject({ valor: null, distribucion: null })
  })
})
