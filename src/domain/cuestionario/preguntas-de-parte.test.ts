import { describe, expect, test } from 'vitest'
import type { Cuestionario } from './cuestionario.ts'
import {
  countPreguntas,
  findNumeroDeParte,
  formatNumeroDeOpcion,
  listNumeros,
  listPreguntas,
} from './preguntas-de-parte.ts'

const cuestionario: Cuestionario = {
  partesCuestionario: [
    {
      id: 'p2',
      orden: 2,
      tipo: 'preguntasAbiertas',
      preguntas: [{ id: 'z', orden: 1, pregunta: '¿Qué mejorarías?', NoAplica: true }],
    },
    {
      id: 'p1',
      orden: 1,
      tipo: 'maloToExelente',
      preguntaAbierta: { id: 'c', orden: 2, pregunta: '¿Por qué?' },
      preguntas: [
        { id: 'b', orden: 3, pregunta: 'Cafetería', NoAplica: true },
        { id: 'a', orden: 1, pregunta: 'Transporte', NoAplica: false },
      ],
    },
  ],
}

describe('questions of a questionnaire', () => {
  test('come in the order of parts and of questions, the open one in its place', () => {
    expect(listPreguntas(cuestionario).map((p) => p.id)).toEqual(['a', 'c', 'b', 'z'])
  })

  test('know how they are answered', () => {
    expect(listPreguntas(cuestionario).map((p) => p.clase)).toEqual([
      'escala',
      'abierta',
      'escala',
      'abierta',
    ])
  })

  test('offer No Aplica only on faces and scales', () => {
    expect(
      listPreguntas(cuestionario)
        .filter((p) => p.NoAplica)
        .map((p) => p.id),
    ).toEqual(['b'])
  })

  test('are numbered through the whole questionnaire', () => {
    expect([...listNumeros(cuestionario)]).toEqual([
      ['a', 1],
      ['c', 2],
      ['b', 3],
      ['z', 4],
    ])
  })

  test('options are answers to one question: counted among themselves, and as one of all', () => {
    const opciones = ['Sueldo', 'Horario', 'Distancia'].map((pregunta, i) => ({
      id: pregunta,
      orden: i + 1,
      pregunta,
      NoAplica: false,
    }))
    const conOpciones: Cuestionario = {
      partesCuestionario: [
        {
          id: 'p0',
          orden: 0,
          tipo: 'seleccionMultiple',
          preguntas: opciones,
          preguntaAbierta: { id: 'otra', orden: 4, pregunta: '¿Otra?' },
        },
        ...cuestionario.partesCuestionario,
      ],
    }
    expect([...listNumeros(conOpciones)].slice(0, 5)).toEqual([
      ['Sueldo', 1],
      ['Horario', 2],
      ['Distancia', 3],
      ['otra', 2],
      ['a', 3],
    ])
    expect(countPreguntas(conOpciones)).toBe(6)
    const [opcional, ...otras] = conOpciones.partesCuestionario
    expect(findNumeroDeParte(conOpciones, 'p0')).toBe(1)
    const alFinal = { partesCuestionario: [...otras, { ...opcional!, orden: 99 }] }
    expect(findNumeroDeParte(alFinal, 'p0')).toBe(5)
    for (const { id } of otras) expect(findNumeroDeParte(alFinal, id)).toBeNull()
    expect([1, 10, 26, 27].map(formatNumeroDeOpcion)).toEqual(['a', 'j', 'z', '27'])
  })
})
