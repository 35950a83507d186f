import { describe, expect, test } from 'vitest'
import { CARAS, getCodigoDeCara } from './cuestionario.ts'

describe('faces', () => {
  test('of a positive question run from 0 (grin) to 3 (frown)', () => {
    expect(CARAS.map((cara) => getCodigoDeCara(cara, true))).toEqual(['0', '1', '2', '3'])
  })

  test('of a negative question run the other way', () => {
    expect(CARAS.map((cara) => getCodigoDeCara(cara, false))).toEqual(['3', '2', '1', '0'])
  })
})
