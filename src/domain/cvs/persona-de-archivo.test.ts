import { expect, test } from 'vitest'
import { guessPersona, proposeDeArchivo } from './persona-de-archivo.ts'

test.each([
  [
    'CURRICULUM VITAE ANA LUCÍA PÉREZ MORALES Contadora, 5512-0341 ana@correo.example',
    'Ana Lucía Pérez Morales',
  ],
  ['Hoja de Vida Nombre: Carlos de León Experiencia Laboral', 'Carlos de León'],
  ['María del Carmen Gómez de la Cruz Asistente Administrativa', 'María del Carmen Gómez de la Cruz'],
  ['Universidad de San Carlos. Estudios y diplomas', null],
])('%s', (texto, nombre) => expect(guessPersona(texto, 'archivo.pdf').nombre).toBe(nombre))

test('the name of the file speaks where the text does not', () => {
  expect(guessPersona('', 'CV_Ana-Perez 2024 (final).pdf').nombre).toBe('Ana Perez')
  expect(guessPersona('', 'CurriculumJuanCarlosLopez.docx').nombre).toBe('Juan Carlos Lopez')
  expect(guessPersona('', 'scan0001.pdf').nombre).toBeNull()
})

test('a number that rings in a pocket is the mobile; where there is none the first number is', () => {
  expect(guessPersona('Casa 2233-4455 o 5512-0341', '')).toMatchObject({ celular: '5512-0341' })
  expect(guessPersona('Tel. 2233-4455', '')).toMatchObject({ celular: '2233-4455' })
})

test('fields are proposed as read from the file', () => {
  const texto = 'Ana Pérez 5512-0341 / 2233-4455 ana@correo.example'
  expect(proposeDeArchivo(texto, '').map(({ campo, valor }) => `${campo}: ${valor}`)).toEqual([
    'primerNombre: Ana',
    'primerApellido: Pérez',
    'celular: 5512-0341',
    'telefono: 2233-4455',
    'correo: ana@correo.example',
  ])
})
