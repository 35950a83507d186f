import { expect, test } from 'vitest'
import { formatIniciales } from './iniciales.ts'

test.each([
  ['Ana Lucía Pérez', 'AP'],
  ['rosa xol', 'RX'],
  ['Ñusta', 'Ñ'],
  ['Élmer de León (clima)', 'ÉL'],
  ['12 34', ''],
  ['', ''],
])('the initials of "%s" are "%s"', (nombre, iniciales) => {
  expect(formatIniciales(nombre)).toBe(iniciales)
})
