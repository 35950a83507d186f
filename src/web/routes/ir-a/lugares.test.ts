import { expect, test } from 'vitest'
import { type Lugar, searchLugares } from './lugares.ts'

const LUGARES: Lugar[] = [
  { a: '/1', texto: 'Mapa de calor', de: 'Alimentos La Ceiba 2025' },
  { a: '/2', texto: 'Resumen', de: 'Alimentos La Ceiba 2025' },
  { a: '/3', texto: 'Mapa de calor', de: 'Alimentos La Ceiba 2024' },
  { a: '/4', texto: 'Antigüedad', de: 'Textiles 2023' },
]

const find = (buscado: string) => searchLugares(LUGARES, buscado).map(({ a }) => a)

test('words find a place in any order, by their beginnings, without accents', () => {
  expect(find('ceiba ma')).toEqual(['/1', '/3'])
  expect(find('2024 mapa')).toEqual(['/3'])
  expect(find('antigue')).toEqual(['/4'])
  expect(find('apa')).toEqual([])
})

test('a place whose own name begins so comes before one that only stands under it', () => {
  expect(find('a')).toEqual(['/4', '/1', '/2', '/3'])
})

test('nothing typed offers the first ones, eight at most', () => {
  expect(find(' ')).toEqual(['/1', '/2', '/3', '/4'])
  expect(
    searchLugares(
      Array.from({ length: 20 }, () => LUGARES[0]!),
      'mapa',
    ),
  ).toHaveLength(8)
})
