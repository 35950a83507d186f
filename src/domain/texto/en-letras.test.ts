import { expect, test } from 'vitest'
import { joinEnLetras, writeCantidad } from './en-letras.ts'

test('names are listed as one says them', () => {
  expect(joinEnLetras([])).toBe('')
  expect(joinEnLetras(['A'])).toBe('A')
  expect(joinEnLetras(['A', 'B', 'C'])).toBe('A, B y C')
  expect(joinEnLetras(['Ventas', 'Informática'])).toBe('Ventas e Informática')
  expect(joinEnLetras(['Acero', 'Hierro'])).toBe('Acero y Hierro')
})

test('up to twenty is written in letters, in its gender', () => {
  expect(writeCantidad(1, 'grupo', 'grupos', 'm')).toBe('un grupo')
  expect(writeCantidad(1, 'variable', 'variables')).toBe('una variable')
  expect(writeCantidad(20, 'variable', 'variables')).toBe('veinte variables')
  expect(writeCantidad(21, 'variable', 'variables')).toBe('21 variables')
})
