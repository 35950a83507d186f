import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCorreo } from './correo.ts'
import { checkCorreos, parseCorreos } from './parse-correos.ts'

describe('a typed list of addresses', () => {
  test('is separated by semicolons, spaces stripped', () => {
    expect(parseCorreos(' ana@empresa.com ; luis . perez@empresa.com.gt;').correos).toEqual([
      'ana@empresa.com',
      'luis.perez@empresa.com.gt',
    ])
  })

  test('may also have line breaks and commas', () => {
    expect(parseCorreos('a@x.gt\r\nb@x.gt,c@x.gt\n\n;d@x.gt').correos).toHaveLength(4)
  })

  test('may be columns of a sheet: what stands beside an address is no part of it', () => {
    const texto =
      'Juan Pérez\tjuan@x.gt\nmaria@x.gt\t5555-1234\nPérez, Ana\t ana@x.gt\t\nluis@x.gt\tluisa@x.gt\nSin correo\t5555'
    expect(parseCorreos(texto)).toEqual({
      correos: ['juan@x.gt', 'maria@x.gt', 'ana@x.gt', 'luis@x.gt', 'luisa@x.gt'],
      invalidos: ['Sincorreo', '5555'],
      repetidos: [],
    })
  })

  test('is null when nothing is written', () => {
    expect(parseCorreos(' ;\n , \u00a0').correos).toBeNull()
  })

  test('takes the address out of a copied contact', () => {
    expect(
      parseCorreos('Ana López <ana@empresa.com>; <b@x.gt>; mailto:c@x.gt; D <MAILTO:d@x.gt>').correos,
    ).toEqual(['ana@empresa.com', 'b@x.gt', 'c@x.gt', 'd@x.gt'])
  })

  test('names the addresses that are wrong and those that are repeated', () => {
    expect(parseCorreos('ana@x.gt; Ana@X.gt; sin-arroba; ana@x.gt')).toEqual({
      correos: ['ana@x.gt'],
      invalidos: ['sin-arroba'],
      repetidos: ['ana@x.gt'],
    })
  })

  test('joins no two cells that were sent as one address', () => {
    expect(checkCorreos(['Ana\tana@x.gt', 'b@x.gt\n5555', ' c@x.gt\n']).correos).toEqual(['c@x.gt'])
  })

  test('with wrong addresses only is not empty', () => {
    expect(parseCorreos('nadie')).toEqual({ correos: [], invalidos: ['nadie'], repetidos: [] })
  })

  test('gives back any list of addresses, however it is spaced and separated', () => {
    const correo = fc.emailAddress().filter(isCorreo)
    const lista = fc.uniqueArray(correo, { minLength: 1, selector: (c) => c.toLowerCase() })
    const separador = fc.constantFrom(';', ' ; ', '\n', ',', ';;\r\n', '\t')
    fc.assert(
      fc.property(lista, separador, (correos, s) => {
        expect(parseCorreos(correos.join(s))).toEqual({ correos, invalidos: [], repetidos: [] })
      }),
    )
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
    expect(parseCorreos('a@compañía.gt; a@compañía.gt'.normalize('NFD')).correos).toEqual(['a@compañía.gt'])
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
