import { expect, test } from 'vitest'
import { listTramosComunes } from './tramos-comunes.ts'

const list = (actuales: string[], comparados: string[]) =>
  listTramosComunes(
    actuales.map((tramo) => [...tramo]),
    comparados.map((tramo) => [...tramo]),
  ).map(({ actuales, comparados }) => [actuales, comparados])

test('the same runs are compared one by one', () => {
  expect(list(['a', 'bc', 'd'], ['a', 'bc', 'd'])).toEqual([
    [[0], [0]],
    [[1], [1]],
    [[2], [2]],
  ])
})

test('what one round joined is compared with the other, joined', () => {
  expect(list(['a', 'b', 'c', 'd'], ['ab', 'c', 'd'])).toEqual([
    [[0, 1], [0]],
    [[2], [1]],
    [[3], [2]],
  ])
  expect(list(['ab', 'c', 'de'], ['a', 'bc', 'de'])).toEqual([
    [
      [0, 1],
      [0, 1],
    ],
    [[2], [2]],
  ])
})

test('everything together is no seniority', () => {
  expect(list(['ab', 'cd'], ['a', 'bc', 'd'])).toEqual([])
})

test('what only one round asked, or shows, is not compared', () => {
  expect(list(['a', 'bx', 'c'], ['a', 'b', 'c'])).toEqual([
    [[0], [0]],
    [[2], [2]],
  ])
  expect(list(['a', 'c'], ['a', 'b', 'c'])).toEqual([
    [[0], [0]],
    [[1], [2]],
  ])
})
