import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureTexto, wrapTexto } from './letras.ts'

const LETRA = { tamano: 16, peso: 500 } as const

test('a text is as wide as a browser draws it, but for the little that letters move together', () => {
  // Measured in Chromium with the site's own letters.
  const nombre = measureTexto('Conocimiento de las metas de la empresa', LETRA)
  expect(nombre).toBeGreaterThanOrEqual(307.5)
  expect(nombre).toBeLessThan(307.5 * 1.01)
  expect(measureTexto('74.62', { tamano: 16, peso: 700 })).toBeCloseTo(42.97, 1)
})

test('bolder letters take more room, and figures all the same', () => {
  const fina = measureTexto('Satisfacción', { tamano: 16, peso: 400 })
  const gruesa = measureTexto('Satisfacción', { tamano: 16, peso: 700 })
  expect(gruesa).toBeGreaterThan(fina)
  expect(measureTexto('11.11', LETRA)).toBe(measureTexto('90.48', LETRA))
})

test('no line is wider than asked, and nothing is lost', () => {
  const palabras = fc.array(fc.stringMatching(/^[A-Za-záéíóúñ,.%-]{1,30}$/), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(palabras, fc.integer({ min: 60, max: 400 }), (lista, ancho) => {
      const texto = lista.join(' ')
      const lineas = wrapTexto(texto, LETRA, ancho)
      for (const linea of lineas) expect(measureTexto(linea, LETRA)).toBeLessThanOrEqual(ancho)
      const sinGuiones = (s: string) => s.replace(/[-\s]/g, '')
      expect(sinGuiones(lineas.join(''))).toBe(sinGuiones(texto))
    }),
  )
})

test('breaks names between words, and words that are longer than a line', () => {
  expect(wrapTexto('Trabajo en equipo', LETRA, 90)).toEqual(['Trabajo en', 'equipo'])
  expect(wrapTexto('Electroencefalografista', LETRA, 90).length).toBeGreaterThan(1)
  expect(wrapTexto('', LETRA, 90)).toEqual([])
})
