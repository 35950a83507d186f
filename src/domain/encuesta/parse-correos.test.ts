import { describe, expect, test } from 'vitest'
import { isCorreo } from './correo.ts'
import { checkCorreos } from './parse-correos.ts'

describe('a list that was sent', () => {
  test('joins no two cells that were sent as one address', () => {
    expect(checkCorreos(['Ana\tana@x.gt', 'b@x.gt\n5555', ' c@x.gt\n']).correos).toEqual(['c@x.gt'])
  })

  test('names the addresses that are wrong and those that are repeated', () => {
    expect(checkCorreos(['ana@x.gt', 'Ana@X.gt', 'sin-arroba'])).toEqual({
      correos: ['ana@x.gt'],
      invalidos: ['sin-arroba'],
      repetidos: ['ana@x.gt'],
    })
  })
})

describe('an address', () => {
  test.each([
    'ana@empresa.com',
    "o'neil+rh@mail.empresa.com.gt",
    'a@b.co',
    'ana@compañía.gt',
    `${'a'.repeat(64)}@x.gt`,
  ])('may be %s', (correo) => expect(isCorreo(correo)).toBe(true))

  test('is the same whichever way its accents were typed', () => {
    expect(checkCorreos('a@compañía.gt;a@compañía.gt'.normalize('NFD').split(';')).correos).toEqual([
      'a@compañía.gt',
    ])
  })

  test.each([
    '',
    'ana',
    '@x.gt',
    'ana@',
    'ana@empresa',
    'ana@x..gt',
    'ana@-x.gt',
    'a b@x.gt',
    'a@b@x.gt',
    '.a@x.gt',
    'ana@x.gt\n',
    'ana@127.0.0.1',
    'añ@x.gt',
    'ana@x.gt\r\nBcc:otro@x.gt',
    'ana@x.gt>',
    'ana@x_y.gt',
    `${'a'.repeat(65)}@x.gt`,
    `a@${'x.'.repeat(130)}gt`,
  ])('may not be %j', (correo) => expect(isCorreo(correo)).toBe(false))
})
