import { describe, expect, test } from 'vitest'
import { formatNombreCompleto } from './cv.ts'
import { type CamposEscritos, parseCampos, parseCamposDeIngreso } from './parse-campos.ts'

const ana: CamposEscritos = {
  primerNombre: '  Ana ',
  segundoNombre: ' ',
  primerApellido: 'Pérez  de   León',
  segundoApellido: 'Morales',
  telefono: '',
  celular: '5512 0341',
  correo: ' ana@correo.example ',
  estado: 'Validado',
  etiquetasPuestos: ['Analista', 'ANÁLISTA ', 'Diseñadora'],
}

test('tidies spaces, empties optional fields and keeps each tag once', () => {
  expect(parseCampos(ana)).toEqual({
    ok: true,
    valor: {
      primerNombre: 'Ana',
      segundoNombre: null,
      primerApellido: 'Pérez de León',
      segundoApellido: 'Morales',
      telefono: null,
      celular: '5512 0341',
      correo: 'ana@correo.example',
      estado: 'Validado',
      etiquetasPuestos: ['Analista', 'Diseñadora'],
    },
    problemas: {},
  })
})

describe('a sentence names what is wrong', () => {
  test.each<[keyof CamposEscritos, unknown, string]>([
    ['primerNombre', ' ', 'Escribe el primer nombre.'],
    ['primerNombre', 'a'.repeat(81), 'El primer nombre pasa de 80 letras.'],
    ['primerNombre', '123', 'El primer nombre no tiene letras.'],
    ['segundoNombre', 'a'.repeat(81), 'El segundo nombre pasa de 80 letras.'],
    ['primerApellido', '', 'Escribe el primer apellido.'],
    ['telefono', 'no tiene', 'El teléfono no tiene números.'],
    ['telefono', '1'.repeat(41), 'El teléfono pasa de 40 caracteres.'],
    ['celular', '', 'Escribe el celular.'],
    ['correo', '', 'Escribe el correo.'],
    ['correo', 'ana@', 'El correo no es válido.'],
    ['correo', 'ana@correo.example\nbcc: x@y.example', 'El correo no es válido.'],
    ['estado', '', 'Escoge el estado.'],
    ['estado', 'a'.repeat(41), 'El estado pasa de 40 letras.'],
    ['etiquetasPuestos', ['  '], 'La etiqueta está vacía.'],
    ['etiquetasPuestos', ['a'.repeat(61)], `La etiqueta «${'a'.repeat(30)}…» pasa de 60 letras.`],
    [
      'etiquetasPuestos',
      Array.from({ length: 31 }, (_, turno) => `e${turno}`),
      'Un CV lleva hasta 30 etiquetas.',
    ],
  ])('%s: %j', (campo, valor, problema) => {
    expect(parseCampos({ ...ana, [campo]: valor }).problemas).toEqual({ [campo]: problema })
  })
})

test('who registers a CV says the second surname, or that there is none, which is no part of the name', () => {
  const sin = { ...ana, segundoApellido: ' ' }
  expect(parseCampos(sin).ok).toBe(true)
  expect(parseCamposDeIngreso({ ...sin, celular: '' }).problemas).toEqual({
    segundoApellido: 'Escribe el segundo apellido, o pon «No tiene».',
    celular: 'Escribe el celular.',
  })
  const leido = parseCamposDeIngreso({ ...ana, segundoApellido: 'NO TIENE' })
  expect(leido.ok && leido.valor.segundoApellido).toBe('No tiene')
  expect(leido.ok && formatNombreCompleto(leido.valor)).toBe('Ana Pérez de León')
})
