import { expect, test } from 'vitest'
import { placeSecciones, type Seccion } from './informe-queries.ts'

const seccion = (clave: string, redacciones = 1, incluida = true) =>
  ({ clave, incluida, redacciones: Array.from({ length: redacciones }) }) as unknown as Seccion

const SECCIONES = [
  seccion('portada', 0),
  seccion('ficha', 0),
  seccion('resumen'),
  seccion('general', 1, false),
  seccion('indicadores', 3),
  seccion('plan'),
]

test('each section has the pages from its chapter to the next, and indicators those of all theirs', () => {
  expect([...placeSecciones(SECCIONES, { paginas: 9, capitulos: [3, 4, 5, 6, 7, 8] })]).toEqual([
    ['ficha', [3, 3]],
    ['resumen', [4, 4]],
    ['indicadores', [5, 7]],
    ['plan', [8, 9]],
    ['portada', [1, 2]],
  ])
})

test('a document made of other sections says nothing', () => {
  expect(placeSecciones(SECCIONES, { paginas: 9, capitulos: [3, 4, 5] }).size).toBe(0)
})
