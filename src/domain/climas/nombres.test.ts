import { expect, test } from 'vitest'
import { formatNombre, getClaveDeNombre, isNombreTecleado } from './nombres.ts'

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

test('a name in sight may be typed without its accents and its ñ', () => {
  expect(isNombreTecleado(' ferreteria  NANDU', 'Ferretería Ñandú')).toBe(true)
  expect(isNombreTecleado('ferreteria', 'Ferretería Ñandú')).toBe(false)
  expect(isNombreTecleado('agro - norte, s. a.', 'Agro 🚜 – Norte, S. A.')).toBe(true)
  expect(isNombreTecleado('', '🚜')).toBe(false)
})

test('what nobody sees is no part of a name', () => {
  expect(formatNombre('\u202aPlan\u00adta\u200b\ufeff ')).toBe('Planta')
  expect(formatNombre('\u200b\u2060')).toBe('')
  expect(formatNombre('\u001b[31mPlanta\u0007\t\n2')).toBe('[31mPlanta 2')
  expect(formatNombre('👩‍🌾 Campo')).toBe('👩‍🌾 Campo')
})

test('ñ is a letter of its own', () => {
  expect(getClaveDeNombre('Peña')).not.toBe(getClaveDeNombre('Pena'))
})
