import { expect, test } from 'vitest'
import { hasEnlace, withoutEnlaces } from './enlaces.ts'

test.each([
  'premio.com',
  'Gana en bit.ly/x',
  'x.com',
  'https://ajeno.example',
  'www.ajeno.gt',
  'escribe a ana@ajeno.gt',
  'Banco-nuevo.com.gt',
  'ñandú.gt',
  'Dr.Pérez',
  'premio\u3002com',
  '\uff50\uff52\uff45\uff4d\uff49\uff4f\uff0e\uff43\uff4f\uff4d',
  'ana\uff20ajeno',
])('«%s» holds what becomes a link', (texto) => {
  expect(hasEnlace(texto)).toBe(true)
  const sin = withoutEnlaces(texto)
  expect(hasEnlace(sin.replace(/[@\uff20]\u2060/g, '').replaceAll('://\u2060', ''))).toBe(false)
  expect(sin.replaceAll('\u2060', '')).toBe(texto)
})

test.each([
  'Alimentos La Ceiba, S.A.',
  'Ingenio El Sol, S. A. de C. V.',
  'J. R. García e Hijos',
  'Grupo 3.5',
  'Café & Té',
  'A.B.C.',
  '',
])('«%s» holds none, and stays as it is', (texto) => {
  expect(hasEnlace(texto)).toBe(false)
  expect(withoutEnlaces(texto)).toBe(texto)
})
