import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeToken, formatToken, parseToken } from './token.ts'

const bytesArbitrary = fc.uint8Array({ minLength: 10, maxLength: 10 })

describe('a token', () => {
  test('is sixteen characters of base32, the first bits first', () => {
    expect(encodeToken(new Uint8Array(10))).toBe('0000000000000000')
    expect(encodeToken(new Uint8Array(10).fill(255))).toBe('ZZZZZZZZZZZZZZZZ')
    expect(encodeToken(Uint8Array.of(8, 0, 0, 0, 0, 0, 0, 0, 0, 31))).toBe('100000000000000Z')
  })

  test('is shown in groups of four', () => {
    expect(formatToken('K7QF3M9X2HTB8WRD')).toBe('K7QF 3M9X 2HTB 8WRD')
  })

  test('is read whatever the case, spaces and hyphens', () => {
    expect(parseToken('  k7qf-3m9x 2HTB\u00a08wrd\n')).toBe('K7QF3M9X2HTB8WRD')
    expect(parseToken('K7QF–3M9X–2HTB–8WRD')).toBe('K7QF3M9X2HTB8WRD')
  })

  test.each([
    'https://encuestas.example/admin/clima-organizacional/encuesta/kgr33s9wyr3s#K7QF3M9X2HTB8WRD',
    '<https://encuestas.example/e/7K3QFM#K7QF3M=9X2HTB8WRD>',
    'Token: K7QF 3M9X 2HTB 8WRD.',
    'Tu tokenK7QF 3M9X 2HTB 8WRD',
    '«K7QF 3M9X 2HTB 8WRD»',
  ])('is found in what was copied with it: %s', (texto) => expect(parseToken(texto)).toBe('K7QF3M9X2HTB8WRD'))

  test('forgives the letters that look like digits', () => {
    expect(parseToken('OoIiLl0000000000')).toBe('0011110000000000')
  })

  test.each(['', 'K7QF', 'K7QF 3M9X 2HTB 8WRDX', 'K7QF 3M9X 2HTB 8WRU', 'K7QF 3M9X 2HTB 8WR!'])(
    'is not %j',
    (texto) => expect(parseToken(texto)).toBeNull(),
  )

  test('of any bytes is read back from what is shown, and different bytes give different tokens', () => {
    fc.assert(
      fc.property(bytesArbitrary, bytesArbitrary, (a, b) => {
        const token = encodeToken(a)
        expect(parseToken(formatToken(token).toLowerCase())).toBe(token)
        expect(encodeToken(b) === token).toBe(a.every((byte, i) => byte === b[i]))
      }),
    )
  })

  test('has ten bytes', () => {
    expect(() => encodeToken(new Uint8Array(9))).toThrow(RangeError)
  })
})
