import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRespuestaLegal } from './codigos.ts'

const legales = (pregunta: Parameters<typeof isRespuestaLegal>[0]) =>
  ['', '0', '1', '2', '3', '4', '5', '-1', '00', ' 0', '0\n', 'true', 'false', 'TRUE'].filter((codigo) =>
    isRespuestaLegal(pregunta, codigo),
  )

describe('legal answers', () => {
  test('of a question with points are the places of its points', () => {
    const puntos = Array.from({ length: 5 }, (_, i) => ({ texto: String(i + 1), favorable: i > 2 }))
    expect(legales({ clase: 'puntos', NoAplica: false, puntos })).toEqual(['0', '1', '2', '3', '4'])
    expect(legales({ clase: 'puntos', NoAplica: false, puntos: puntos.slice(3) })).toEqual(['0', '1'])
    const conNoAplica = { clase: 'puntos', NoAplica: true, puntos } as const
    expect(['n', 'N', '5', '10', ''].filter((codigo) => isRespuestaLegal(conNoAplica, codigo))).toEqual(['n'])
  })

  test('faces and scales take 0 to 3', () => {
    expect(legales({ clase: 'cara', NoAplica: false })).toEqual(['0', '1', '2', '3'])
    expect(legales({ clase: 'escala', NoAplica: false })).toEqual(['0', '1', '2', '3'])
  })

  test('4 only where No Aplica is offered', () => {
    expect(legales({ clase: 'cara', NoAplica: true })).toEqual(['0', '1', '2', '3', '4'])
  })

  test('options take true or false', () => {
    expect(legales({ clase: 'opcion', NoAplica: true })).toEqual(['true', 'false'])
  })

  test('an open answer may be empty and is limited to 4,000 characters', () => {
    const abierta = { clase: 'abierta', NoAplica: false } as const
    expect(isRespuestaLegal(abierta, '')).toBe(true)
    expect(isRespuestaLegal(abierta, 'ñ'.repeat(4000))).toBe(true)
    expect(isRespuestaLegal(abierta, 'ñ'.repeat(4001))).toBe(false)
  })

  test('an open answer holds no NUL and no broken character', () => {
    const abierta = { clase: 'abierta', NoAplica: false } as const
    expect(isRespuestaLegal(abierta, 'a\0b')).toBe(false)
    expect(isRespuestaLegal(abierta, '\ud83d')).toBe(false)
    expect(isRespuestaLegal(abierta, 'bien 😀')).toBe(true)
  })

  test('no text but the codes is legal outside open questions', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('cara', 'escala', 'opcion'),
        fc.boolean(),
        (texto, clase, NoAplica) => {
          fc.pre(!['0', '1', '2', '3', '4', 'true', 'false'].includes(texto))
          return !isRespuestaLegal({ clase, NoAplica }, texto)
        },
      ),
    )
  })
})
