import { describe, expect, test } from 'vitest'
import type { RespuestaNueva } from './check-respuestas.ts'
import { readContestadas, writeHoja } from './hoja.ts'
import { cuestionarioCorto } from './testing/cuestionario-corto.ts'
import { readRespuestas } from './testing/read-respuestas.ts'

const nuevas: RespuestaNueva[] = [
  { idPregunta: 'c1', respuesta: '4', clase: 'cara' },
  { idPregunta: 'e1', respuesta: '0', clase: 'escala' },
  { idPregunta: 'e2', respuesta: 'Porque sí', clase: 'abierta' },
  { idPregunta: 'a1', respuesta: '', clase: 'abierta' },
  { idPregunta: 't1', respuesta: 'false', clase: 'opcion' },
  { idPregunta: 't2', respuesta: 'true', clase: 'opcion' },
]

describe('an answer sheet', () => {
  test('has one character per question at its position', () => {
    expect(writeHoja(cuestionarioCorto, '', nuevas)).toBe('4------0-a----a-ft')
  })

  test('keeps what was written before', () => {
    const hoja = writeHoja(cuestionarioCorto, '4------0-a----a-ft', [
      { idPregunta: 'c2', respuesta: '1', clase: 'cara' },
    ])
    expect(hoja).toBe('41-----0-a----a-ft')
  })

  test('is read back as it was sent, with the texts from where they are kept', () => {
    const hoja = writeHoja(cuestionarioCorto, '', nuevas)
    const leidas = readRespuestas(cuestionarioCorto, hoja, new Map([['e2', 'Porque sí']]))
    const sinClase = nuevas.map(({ idPregunta, respuesta }) => ({ idPregunta, respuesta }))
    expect(leidas).toHaveLength(sinClase.length)
    expect(leidas).toEqual(expect.arrayContaining(sinClase))
  })

  test('holds nothing while nobody has written on it', () => {
    expect(readContestadas(cuestionarioCorto, '').size).toBe(0)
  })

  test('has no place for a question of another climate', () => {
    expect(() =>
      writeHoja(cuestionarioCorto, '', [{ idPregunta: 'x', respuesta: '0', clase: 'cara' }]),
    ).toThrow(RangeError)
  })
})
