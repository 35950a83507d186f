import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposeCampos } from './propuesta.ts'
import { suggestEtiquetas } from './sugerir-etiquetas.ts'

const ANA = { nombre: 'Ana Pérez', correo: 'ana.perez@correo.example', tel: '5512 0341' }

const propose = (texto: string, enviado = ANA) =>
  proposeCampos(enviado, texto).map(({ campo, valor, origen }) => `${campo}: ${valor} (${origen})`)

test('without a text the fields are the submission’s', () => {
  expect(propose('')).toEqual([
    'primerNombre: Ana (formulario)',
    'primerApellido: Pérez (formulario)',
    'celular: 5512 0341 (formulario)',
    'correo: ana.perez@correo.example (formulario)',
  ])
})

test('what stands in the file too is marked so, however it is written', () => {
  expect(propose('ANA PEREZ Tel. +502 5512-0341 ANA.PEREZ@correo.example.')).toEqual([
    'primerNombre: Ana (ambos)',
    'primerApellido: Pérez (ambos)',
    'celular: 5512 0341 (ambos)',
    'correo: ana.perez@correo.example (ambos)',
  ])
})

test('a name written out in the file fills the fields the form left empty', () => {
  expect(propose('Currículum Ana Lucía Morales Pérez Zona 11', { ...ANA, nombre: 'Ana Pérez' })).toEqual(
    expect.arrayContaining([
      'segundoNombre: Lucía (archivo)',
      'primerApellido: Morales (archivo)',
      'segundoApellido: Pérez (archivo)',
    ]),
  )
})

test('another address and a landline are offered beside the submission’s', () => {
  expect(propose('Casa 2233-4455, otro correo ana@otra.example')).toEqual(
    expect.arrayContaining(['telefono: 2233-4455 (archivo)', 'correo: ana@otra.example (archivo)']),
  )
})

test('years, identity numbers and account numbers are no telephones', () => {
  expect(propose('2018-2021, 2019 2020, DPI 2541 23456 0101, cuenta 001-5512034188-22, 12/05/2020')).toEqual(
    propose(''),
  )
})

test('any text gives proposals that were in it or in the submission', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), (texto) => {
      for (const { valor, origen } of proposeCampos(ANA, texto)) {
        if (origen !== 'archivo') expect(Object.values(ANA).join(' ')).toContain(valor)
      }
    }),
  )
})

test('tags are suggested by the words of the file, the one asked for first', () => {
  const puestos = [
    'Ventas',
    'Analista de nómina',
    'Recursos Humanos',
    'Gerencia de recursos naturales',
    'Soldadura',
  ]
  const texto = 'Licenciada en Administración de Recursos Humanos. Planilla y nómina. Apoyo a la venta.'
  expect(suggestEtiquetas({ plaza: 'analista de nomina', texto }, puestos)).toEqual([
    'Analista de nómina',
    'Recursos Humanos',
    'Ventas',
  ])
})
