import { expect, test } from 'vitest'
import { checkNombresDeTramos, findNombreDeTramo, formatNombresDeTramos } from './nombre-de-tramo.ts'

const OPCIONES = new Map([
  ['a', 'Un mes'],
  ['b', 'Un año'],
  ['c', 'Diez años'],
])
const check = (...nombres: [string, ...string[]][]) =>
  checkNombresDeTramos(
    nombres.map(([nombre, ...idsPreguntas]) => ({ nombre, idsPreguntas })),
    OPCIONES,
  )

test('a name is found by all its options alone', () => {
  const nombres = formatNombresDeTramos([
    { idsPreguntas: ['a', 'b'], nombre: '  Los   nuevos ' },
    { idsPreguntas: ['c'], nombre: ' ' },
  ])
  expect(nombres).toEqual([{ idsPreguntas: ['a', 'b'], nombre: 'Los nuevos' }])
  expect(findNombreDeTramo(nombres, ['a', 'b'])).toBe('Los nuevos')
  for (const otras of [['a'], ['a', 'b', 'c'], ['b'], ['c']])
    expect(findNombreDeTramo(nombres, otras)).toBeNull()
})

test('names are short and differ from each other and from options, also in accents and case', () => {
  expect(check(['Nuevos', 'a', 'b'], ['', 'c'])).toEqual([null, null])
  expect(check(['x'.repeat(41), 'a', 'b'], ['x'.repeat(40), 'c'])).toEqual([
    'Escríbelo en 40 letras o menos.',
    null,
  ])
  const yaSeLlama = 'Otra antigüedad de esta ronda ya se llama así.'
  expect(check(['Nuevos', 'a', 'b'], ['NUEVOS', 'c'])).toEqual([yaSeLlama, yaSeLlama])
  expect(check(['DÍEZ AÑOS', 'a', 'b'], ['', 'c'])).toEqual([yaSeLlama, null])
  expect(check(['Un mes', 'a', 'b'])).toEqual([yaSeLlama])
  expect(check(['', 'a', 'b'], ['Diez años', 'c'])).toEqual([null, null])
})
