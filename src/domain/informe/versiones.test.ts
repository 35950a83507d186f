import { expect, test } from 'vitest'
import { getEstadoDeVersion, getNumeroSiguiente } from './versiones.ts'

const list = (...retiradas: (number | null)[]) =>
  retiradas.map((retirada, indice) => ({ numero: indice + 1, retirada }))
const listEstados = (...retiradas: (number | null)[]) =>
  list(...retiradas).map((version, _, todas) => getEstadoDeVersion(version, todas))

test('the client sees the newest version, and one that was replaced never comes back', () => {
  expect(listEstados(null)).toEqual(['vigente'])
  expect(listEstados(null, null)).toEqual(['reemplazada', 'vigente'])
  expect(listEstados(null, null, 5)).toEqual(['reemplazada', 'reemplazada', 'retirada'])
  expect(listEstados(5, null)).toEqual(['retirada', 'vigente'])
})

test('a number is used once, also where its version was withdrawn', () => {
  expect([getNumeroSiguiente([]), getNumeroSiguiente(list(null, 5))]).toEqual([1, 3])
})
