import { expect, test } from 'vitest'
import { findMasBaja, formatCortado, type Mapa, sortMapa } from './mapa-de-calor.ts'

const fila = (nombre: string, general: number | null, ...valores: (number | null)[]) => ({
  id: nombre,
  nombre,
  personas: 10,
  general,
  valores,
  reserva: general === null ? ('menosDelMinimo' as const) : null,
})

const MAPA: Mapa = {
  columnas: [
    { nombre: 'Rumbo', grupo: 'Dirección' },
    { nombre: 'Carga', grupo: 'Condiciones' },
  ],
  bloques: [
    { nombre: 'Áreas', filas: [fila('A', 80, 70, 90), fila('B', null, null, null), fila('C', 60, 75, 45)] },
    { nombre: 'Grupos', filas: [fila('G1', 50, 99, 40), fila('G2', 55, 20, 60)] },
  ],
}
const listNombres = (mapa: Mapa) =>
  mapa.bloques.map(({ filas }) => filas.map(({ nombre }) => nombre).join(''))

test('a column is sorted from the lowest up inside each block, and what is withheld stands last', () => {
  expect(listNombres(sortMapa(MAPA, 'Carga'))).toEqual(['CAB', 'G1G2'])
  expect(listNombres(sortMapa(MAPA, 'Rumbo'))).toEqual(['ACB', 'G2G1'])
  expect(listNombres(sortMapa(MAPA, 'general'))).toEqual(['CAB', 'G1G2'])
})

test('without an order, or with one that is not there, it stands as the study has it', () => {
  expect(sortMapa(MAPA, null)).toBe(MAPA)
  expect(sortMapa(MAPA, 'Otra')).toBe(MAPA)
})

test('the lowest cell of all is found', () => {
  expect(findMasBaja(MAPA)).toMatchObject({ fila: { nombre: 'G2' }, columna: 'Rumbo', valor: 20 })
  expect(findMasBaja({ columnas: [], bloques: [] })).toBeNull()
})

test('a figure is cut, never rounded into a better band', () => {
  expect(formatCortado(74.96)).toBe('74.9')
  expect(formatCortado(75)).toBe('75.0')
  expect(formatCortado(74.999_999_999_99)).toBe('75.0')
})
