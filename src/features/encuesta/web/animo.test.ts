import { expect, test } from 'vitest'
import { computeAnimo } from './use-animo.ts'

test('a line past each quarter, once, with the minutes that are left at this pace', () => {
  const lineas = Array.from({ length: 18 }, (_, n) => computeAnimo(n + 1, 18, 60_000))
  expect(lineas.flatMap((linea, n) => (linea ? [`${n + 1} ${linea}`] : []))).toEqual([
    '5 Ya va una cuarta parte. Quedan unos 13 minutos.',
    '9 Vas por la mitad. Quedan unos 9 minutos.',
    '14 Ya casi: van tres cuartas partes. Quedan unos 4 minutos.',
  ])
})

test('a short survey has the highest line alone, and none at its end', () => {
  expect(computeAnimo(1, 2, null)).toBe('Vas por la mitad.')
  expect(computeAnimo(2, 2, null)).toBeNull()
  expect(computeAnimo(3, 4, 30_000)).toBe('Ya casi: van tres cuartas partes. Queda como 1 minuto.')
})
