import { describe, expect, test } from 'vitest'
import { checkRespuestas } from './check-respuestas.ts'
import { cuestionarioCorto } from './testing/cuestionario-corto.ts'

const check = (enviadas: [string, string][], contestadas: string[] = []) =>
  checkRespuestas(
    cuestionarioCorto,
    new Set(contestadas),
    enviadas.map(([idPregunta, respuesta]) => ({ idPregunta, respuesta })),
  )

const rechazo = (...enviadas: [string, string][]) => {
  const revisadas = check(enviadas)
  return revisadas.ok ? null : revisadas.rechazo
}

describe('a save', () => {
  test('is accepted with its answers in the order sent', () => {
    expect(
      check([
        ['c2', '0'],
        ['e2', ''],
      ]),
    ).toEqual({
      ok: true,
      nuevas: [
        { idPregunta: 'c2', respuesta: '0', clase: 'cara' },
        { idPregunta: 'e2', respuesta: '', clase: 'abierta' },
      ],
    })
  })

  test('leaves out what is already answered, even answered otherwise', () => {
    expect(
      check(
        [
          ['c2', '3'],
          ['c3', '1'],
        ],
        ['c2'],
      ),
    ).toMatchObject({ nuevas: [{ idPregunta: 'c3' }] })
  })

  test('of options already saved is accepted again and changes nothing', () => {
    const opciones: [string, string][] = [
      ['t1', 'true'],
      ['t2', 'false'],
    ]
    expect(check(opciones, ['t1', 't2'])).toEqual({ ok: true, nuevas: [] })
  })

  test('is refused with a question of another climate', () => {
    expect(rechazo(['c2', '0'], ['x9', '0'])).toEqual({
      motivo: 'preguntaAjena',
      mensaje: 'Una de las preguntas no es de esta encuesta.',
    })
  })

  test('is refused with a question twice', () => {
    expect(rechazo(['c2', '0'], ['c2', '0'])).toEqual({
      motivo: 'preguntaRepetida',
      mensaje: 'La pregunta 2 viene dos veces.',
    })
  })

  test.each([
    ['c2', '4'],
    ['c2', ''],
    ['c2', 'true'],
    ['e1', '9'],
    ['a1', 'nulo \0'],
    ['a1', 'x'.repeat(4001)],
  ])('is refused with an illegal answer to %s', (id, respuesta) => {
    expect(rechazo([id, respuesta])?.motivo).toBe('respuestaIlegal')
  })

  test('is refused with part of the options, though the open question may come alone', () => {
    expect(rechazo(['o1', 'true'], ['o2', 'false'])).toEqual({
      motivo: 'parteIncompleta',
      mensaje: 'Las opciones de la parte 3 se guardan todas juntas.',
    })
    expect(rechazo(['t1', 'true'])?.motivo).toBe('parteIncompleta')
    expect(rechazo(['o4', 'Otra cosa'])).toBeNull()
  })

  test('is refused with too many options', () => {
    expect(rechazo(['o1', 'true'], ['o2', 'true'], ['o3', 'true'])).toEqual({
      motivo: 'demasiadasOpciones',
      mensaje: 'En la parte 3 puedes escoger 2 como máximo.',
    })
    expect(rechazo(['o1', 'true'], ['o2', 'false'], ['o3', 'true'])).toBeNull()
  })

  test('is refused without exactly one seniority', () => {
    expect(rechazo(['t1', 'false'], ['t2', 'false'])?.motivo).toBe('antiguedadNoUnica')
    expect(rechazo(['t1', 'true'], ['t2', 'true'])?.motivo).toBe('antiguedadNoUnica')
    expect(rechazo(['t1', 'false'], ['t2', 'true'])).toBeNull()
  })
})
