import { expect, test } from 'vitest'
import { findMarcas } from './marcas.ts'

const find = (texto: string, ...valores: string[]) =>
  findMarcas(texto, valores).map(({ inicio, fin }) => texto.slice(inicio, fin))

test('a value is found whatever its case and the spaces in it', () => {
  expect(find('ANA  LUCÍA\nPÉREZ. Tel. 5512 0341', '5512 0341', 'Ana Lucía Pérez')).toEqual([
    'ANA  LUCÍA\nPÉREZ',
    '5512 0341',
  ])
})

test('signs are signs, and what is too short says nothing', () => {
  expect(find('a+b@x.gt aab@xxgt An', 'a+b@x.gt', 'An')).toEqual(['a+b@x.gt'])
  expect(find('(502) 5512', '(502) 5512')).toEqual(['(502) 5512'])
})

test('a telephone is found however its figures are set apart, and within no longer number', () => {
  const texto = 'Cel. +502 5512-0341 o (502) 55120341; DPI 2512 55120 3410'
  expect(find(texto, '5512 0341')).toEqual(['+502 5512-0341', '(502) 55120341'])
  expect(find(texto, '+502 5512.0341')).toEqual(['+502 5512-0341', '(502) 55120341'])
  expect(find('🙂 1999 5512-0341', '55120341')).toEqual(['5512-0341'])
})

test('marks never overlap, the first value wins, and a value is marked three times at the most', () => {
  expect(find('Ana Pérez, Ana', 'Ana Pérez', 'Ana', 'Pérez')).toEqual(['Ana Pérez', 'Ana'])
  expect(find('ana ana ana ana ana', 'ana')).toHaveLength(3)
})
