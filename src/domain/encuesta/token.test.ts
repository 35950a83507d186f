import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeToken, formatToken, parseToken } from './token.ts'

const bytesArbitrary = fc.uint8Array({ minLength: 8, maxLength: 8 })

describe('a token', () => {
  test('is twelve characters of base32, the first bits first', () => {
    expect(encodeToken(new Uint8Array(8))).toBe('000000000000')
    expect(encodeToken(new Uint8Array(8).fill(255))).toBe('ZZZZZZZZZZZZ')
    expect(encodeToken(Uint8Array.of(8, 0, 0, 0, 0, 0, 1, 240))).toBe('10000000000Z')
  })

  test('is shown in groups of four', () => {
    expect(formatToken('K7QF3M9X2HTB')).toBe('K7QF 3M9X 2HTB')
  })

  test('is read whatever the case, spaces and hyphens', () => {
    expect(parseToken('  k7qf-3m9x\u00a02Htb\n')).toBe('K7QF3M9X2HTB')
    expect(parseToken('K7QF–3M9X–2HTB')).toBe('K7QF3M9X2HTB')
  })

  test.each([
    'https://encuestas.example/admin/clima-organizacional/encuesta/kgr33s9wyr3s#K7QF3M9X2HTB',
    '<https://encuestas.example/e/7K3QFM#K7QF3M=9X2HTB>',
    'Token: K7QF 3M9X 2HTB.',
    'Tu tokenK7QF 3M9X 2HTB',
    '«K7QF 3M9X 2HTB»',
  ])('is found in what was copied with it: %s', (texto) => expect(parseToken(texto)).toBe('K7QF3M9X2HTB'))

  test('forgives the letters that look like digits', () => {
    expect(parseToken('OoIiLl000000')).toBe('001111000000')
  })

  test.each(['', 'K7QF', 'K7QF 3M9X 2HTBX', 'K7QF 3M9X 2HTU', 'K7QF 3M9X 2HT!'])('is not %j', (texto) =>
    expect(parseToken(texto)).toBeNull(),
  )

  test('of any bytes is read back from what is shown, and different bytes give different tokens', () => {
    fc.assert(
      fc.property(bytesArbitrary, bytesArbitrary, (a, b) => {
        const token = encodeToken(a)
        expect(parseToken(formatToken(token).toLowerCase())).toBe(token)
        expect(encodeToken(b) === token).toBe(
          a.every((byte, i) => byte >> (i === 7 ? 4 : 0) === b[i]! >> (i === 7 ? 4 : 0)),
        )
      }),
    )
  })

  test('has eight bytes', () => {
    expect(() => encodeToken(new Uint8Array(9))).toThrow(RangeError)
  })
})
