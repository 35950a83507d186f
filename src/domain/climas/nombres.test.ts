import { expect, test } from 'vitest'
import { formatNombre, getClaveDeNombre } from './nombres.ts'

test('a name is one line without spare spaces', () => {
  expect(formatNombre('  Trabajo\n  en  equipo ')).toBe('Trabajo en equipo')
})

test.each([
  ['Comunicación', ' COMUNICACION'],
  ['Güipil', 'guipil'],
  ['Año', 'an\u0303o'],
])('%j and %j are the same name', (a, b) => {
  expect(getClaveDeNombre(a)).toBe(getClaveDeNombre(b))
})

test('ñ is a letter of its own', () => {
  expect(getClaveDeNombre('Peña')).not.toBe(getClaveDeNombre('Pena'))
})
