import { describe, expect, test } from 'vitest'
import { chooseAvance, formatAvance, formatPrecio } from './avance.ts'

const DEFINICION = {
  gruposDeOpinion: ['a', 'b', 'c'].map((id) => ({ id, encuestadosPlaneados: 20 })),
  areasDeTrabajo: [
    { id: 'norte', idsGruposDeOpinion: ['a'] },
    { id: 'sur', idsGruposDeOpinion: ['b', 'c'] },
  ],
}

const toMap = (cuentas: Record<string, number> = {}) => new Map(Object.entries(cuentas))

const choose = (
  terminaron: Record<string, number>,
  {
    siguen = {},
    planes = {},
    lectura = 'grupos',
  }: {
    siguen?: Record<string, number>
    planes?: Record<string, number>
    lectura?: 'grupos' | 'areas'
  } = {},
) => {
  const { entran, con, de } = chooseAvance({
    definicion: { ...DEFINICION, lectura },
    minimo: 3,
    terminaron: toMap(terminaron),
    siguen: toMap(siguen),
    planes: toMap(planes),
  })
  return [[...entran].join(''), con, de]
}

describe('a group enters an early publication', () => {
  test('with three times the minimum finished', () => {
    expect(choose({ a: 8, b: 8 })).toEqual(['', 0, 3])
    expect(choose({ a: 9 })).toEqual(['', 0, 3])
    expect(choose({ a: 20, b: 8 })).toEqual(['a', 1, 3])
  })

  test('where nobody, or four times the minimum, are still to come', () => {
    expect(choose({ a: 20, b: 19, c: 9 })).toEqual(['a', 1, 3])
    expect(choose({ a: 20 }, { planes: { a: 32 } })).toEqual(['a', 1, 3])
    expect(choose({ a: 20 }, { planes: { a: 31 } })).toEqual(['', 0, 3])
  })

  test('and so do those who have begun, however many were planned', () => {
    expect(choose({ a: 20 }, { siguen: { a: 1 } })).toEqual(['', 0, 3])
    expect(choose({ a: 20 }, { siguen: { a: 12 } })).toEqual(['a', 1, 3])
  })

  test('a plan that was lowered since helps nobody', () => {
    expect(choose({ a: 20, b: 20 }, { planes: { a: 21, b: 20 } })).toEqual(['b', 1, 3])
  })

  test('together with all of its area where areas are read', () => {
    expect(choose({ a: 9, b: 20, c: 8 }, { lectura: 'areas' })).toEqual(['bc', 1, 2])
    expect(choose({ a: 20, b: 4, c: 5 }, { lectura: 'areas' })).toEqual(['abc', 2, 2])
  })
})

test('its figures and its price are said in words', () => {
  expect(formatAvance({ con: 3, de: 8 })).toBe('Avance: 3 de 8 grupos')
  expect(formatAvance({ con: 1, de: 3 }, 'areas')).toBe('Avance: 1 de 3 áreas')
  expect(formatPrecio({ con: 4, desde: 4, hasta: 5 })).toBe(
    'Al final se leerán unas 4 antigüedades en lugar de 4 o 5.',
  )
  expect(formatPrecio({ con: 0, desde: 0, hasta: 3 })).toBe(
    'Al final no se leerá ninguna antigüedad en lugar de 0 a 3.',
  )
  expect(formatPrecio({ con: 5, desde: 5, hasta: 5 })).toBe(
    'Al final se leerán 5 antigüedades, como sin avance.',
  )
  expect(formatPrecio({ con: 0, desde: 0, hasta: 0 })).toBeNull()
})
