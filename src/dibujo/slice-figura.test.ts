import { expect, test } from 'vitest'
import { sliceFigura } from './grafica.ts'
import { createGraficaDeIntervalos } from './intervalos/draw-intervalos.ts'
import { createGraficaDePilas } from './pilas/draw-pilas.ts'
import type { Figura } from './trazos.ts'

const PILAS = createGraficaDePilas({
  encabezado: 'Pregunta',
  medida: 'Satisfacción %',
  umbral: 75,
  partes: [{ nombre: 'Sí', color: 'r0', tinta: 'paper' }],
  filas: Array.from({ length: 40 }, (_, i) => ({
    numero: String(i + 1),
    nombre: `Pregunta ${i + 1}`,
    nota: 'Variable',
    pila: { tipo: 'pila', valores: [i + 10], corte: i + 10, texto: String(i), color: 'b75' },
  })),
}).draw('ancha')

const INTERVALOS = createGraficaDeIntervalos({
  encabezado: 'Variable',
  antes: '2024',
  ahora: '2025',
  filas: Array.from({ length: 30 }, (_, i) => ({
    nombre: `Variable ${i + 1}`,
    antes: '70.00',
    ahora: '72.00',
    diferencia: { tipo: 'sinIntervalo', texto: 'No comparable' },
  })),
}).draw('ancha')

const listTextos = ({ trazos }: Pick<Figura, 'trazos'>) =>
  trazos.flatMap((trazo) => (trazo.tipo === 'texto' ? [trazo.texto] : [])).toSorted()

test.each([
  ['bars of answers', PILAS],
  ['intervals', INTERVALOS],
])('%s: the parts follow each other without a gap and say everything once', (_, figura) => {
  const franjas = sliceFigura(figura)
  expect(franjas.length).toBeGreaterThan(3)
  let y = 0
  for (const franja of franjas) {
    expect(franja.y).toBe(y)
    y += franja.alto
  }
  expect(y).toBe(figura.alto)
  expect(franjas.flatMap(listTextos).toSorted()).toEqual(listTextos(figura))
})

test('what a row says stays in one part', () => {
  for (const { trazos, y, alto } of sliceFigura(PILAS))
    for (const trazo of trazos)
      if (trazo.tipo === 'rect') {
        expect(trazo.y).toBeGreaterThanOrEqual(y - 4)
        expect(trazo.y + trazo.alto).toBeLessThanOrEqual(y + alto + 4)
      }
})

test('a head of columns is a part of its own, for every sheet to repeat', () => {
  const [cabeza, ...filas] = sliceFigura(INTERVALOS)
  expect(cabeza?.esCabeza).toBe(true)
  expect(listTextos(cabeza!)).toContain('2024')
  expect(filas.some(({ esCabeza }) => esCabeza)).toBe(false)
  expect(sliceFigura(PILAS).some(({ esCabeza }) => esCabeza)).toBe(false)
})

test('what finds room on a sheet stays whole', () => {
  const corta = { ...PILAS, alto: 500 }
  expect(sliceFigura(corta)).toEqual([{ y: 0, alto: 500, trazos: corta.trazos, esCabeza: false }])
})
