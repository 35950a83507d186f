import { expect, test } from 'vitest'
import { findTexto } from './TablaDeRespuestas.tsx'

test('finds every place, one after the other', () => {
  expect(findTexto('Más salario, más salud', 'más', false)).toEqual([13])
  expect(findTexto('Más salario, más salud', 'MAS', true)).toEqual([0, 13])
  expect(findTexto('aaaa', 'aa', false)).toEqual([0, 2])
  expect(findTexto('Jefe', '', false)).toEqual([])
})

test('marks nothing where folding changes the length', () => {
  const descompuesto = 'cafe\u0301 bueno'
  expect(findTexto(descompuesto, 'bueno', false)).toEqual([6])
  expect(findTexto(descompuesto, 'bueno', true)).toEqual([])
})
