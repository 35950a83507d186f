import { describe, expect, test } from 'vitest'
import { CARAS, findCaraDeCodigo, getCodigoDeCara } from './caras.ts'

describe('faces', () => {
  test('of a positive question run from 0 (grin) to 3 (frown)', () => {
    expect(CARAS.map((cara) => getCodigoDeCara(cara, true))).toEqual(['0', '1', '2', '3'])
  })

  test('of a negative question run the other way', () => {
    expect(CARAS.map((cara) => getCodigoDeCara(cara, false))).toEqual(['3', '2', '1', '0'])
  })

  test('are found again from their code', () => {
    for (const positiva of [true, false])
      for (const cara of CARAS) expect(findCaraDeCodigo(getCodigoDeCara(cara, positiva), positiva)).toBe(cara)
  })

  test('do not include No Aplica', () => {
    expect(findCaraDeCodigo('4', true)).toBeNull()
  })
})
