import { expect, test } from 'vitest'
import { sortCifras } from './orden-de-cifras.ts'

test('figures keep the order of the study until the lowest are asked for first; what has none stands last', () => {
  const cifras = [70, null, 60, 80]
  const sort = (orden: string) => sortCifras(orden, cifras, (cifra) => cifra)
  expect(sort('')).toBe(cifras)
  expect(sort('asc')).toEqual([60, 70, 80, null])
})
