import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCorreo } from './correo.ts'
import { readListaDeCorreos } from './lista-de-correos.ts'

const read = (texto: string) => readListaDeCorreos(texto).correos
const listQuedan = (texto: string) =>
  readListaDeCorreos(texto).quedan.map(({ escrito, motivo }) => [escrito, motivo])

describe('a pasted list of addresses', () => {
  test.each([
    ['semicolons and blanks', ' ana@x.gt ; luis . perez@x.gt;', ['ana@x.gt', 'luis.perez@x.gt']],
    ['a blank before the sign', 'luis @x.gt', ['luis@x.gt']],
    ['titles and names', 'Correo ; Nombre\nluis@x.gt; Luis Caal\nana@x.gt; Ana', ['luis@x.gt', 'ana@x.gt']],
    [
      'columns of a sheet',
      'Pérez, Ana\t5555-1234\tana@x.gt\nluis@x.gt\tluisa@x.gt',
      ['ana@x.gt', 'luis@x.gt', 'luisa@x.gt'],
    ],
    ['contacts', '"López, Ana" <ana@x.gt>; <b@x.gt>, mailto:c@x.gt', ['ana@x.gt', 'b@x.gt', 'c@x.gt']],
    ['a name before the address', "Ana López ana@x.gt\n'luis@x.gt'", ['ana@x.gt', 'luis@x.gt']],
    [
      'a title of its own',
      'No.\tColaborador\tNombre completo\tCorreo institucional\n1\tA1\tAna\tana@x.gt',
      ['ana@x.gt'],
    ],
    ['one title', 'E-mail de trabajo\nana@x.gt', ['ana@x.gt']],
    ['empty rows', '\n\nana@x.gt\n;;\n \n', ['ana@x.gt']],
  ])('is read with %s', (_, texto, correos) => {
    expect(readListaDeCorreos(texto)).toEqual({ correos, quedan: [], repetidos: [] })
  })

  test('is null when nothing is written', () => expect(read(' ;\n , \u00a0')).toBeNull())

  test('what is no address stays, as it was typed, and keeps no other back', () => {
    const texto =
      'ana@x.gt\nRosa Ixcoy, sin correo\njosé@x.gt\nluis@x.gt, malo\na@b@x.gt\nmal@@x.gt\nEva\tCorreo pendiente'
    expect(read(texto)).toEqual(['ana@x.gt', 'luis@x.gt'])
    expect(listQuedan(texto)).toEqual([
      ['Rosa Ixcoy, sin correo', 'No trae una dirección de correo.'],
      ['josé@x.gt', 'Antes de la arroba hay una tilde, una eñe u otro signo que el correo no admite.'],
      ['malo', 'No trae una dirección de correo.'],
      ['a@b@x.gt', 'Hay más de una dirección en la celda: deja una sola.'],
      ['mal@@x.gt', 'No es una dirección de correo válida.'],
      ['Eva\tCorreo pendiente', 'No trae una dirección de correo.'],
    ])
  })

  test('a blank that joined two words, and a slip in a known domain, are asked', () => {
    const texto = 'maria lopez@x.gt; jperez@gmial.com'
    const { correos, quedan } = readListaDeCorreos(texto)
    expect(correos).toEqual([])
    expect(quedan.map(({ opciones }) => opciones)).toEqual([
      ['maria.lopez@x.gt', 'marialopez@x.gt', 'lopez@x.gt'],
      ['jperez@gmail.com', 'jperez@gmial.com'],
    ])
    const elegidas = { 'maria lopez@x.gt': 'marialopez@x.gt', 'jperez@gmial.com': 'jperez@gmial.com' }
    expect(readListaDeCorreos(texto, elegidas)).toEqual({
      correos: ['marialopez@x.gt', 'jperez@gmial.com'],
      quedan: [],
      repetidos: [],
    })
  })

  test('of a list of addresses each goes out once, or is asked', () => {
    const correo = fc.emailAddress().filter(isCorreo)
    const lista = fc.uniqueArray(correo, { minLength: 1, selector: (c) => c.toLowerCase() })
    fc.assert(
      fc.property(lista, fc.constantFrom(';', ' ; ', '\n', ',', '\t'), (correos, s) => {
        expect(read(correos.join(s))).toEqual(correos)
      }),
    )
  })

  test('whatever is pasted, only addresses go out', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (texto) =>
        (read(texto) ?? []).every(isCorreo),
      ),
    )
  })
})
