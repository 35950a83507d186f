import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRespuestaLegal } from './codigos.ts'

const legales = (pregunta: Parameters<typeof isRespuestaLegal>[0]) =>
  ['', '0', '1', '2', '3', '4', '5', '-1', '00', ' 0', '0\n', 'true', 'false', 'TRUE'].filter((codigo) =>
    isRespuestaLegal(pregunta, codigo),
  )

describe('legal answers', () => {
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
