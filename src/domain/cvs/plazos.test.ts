import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDias, addMeses, computeFechaDeBorrado, DIAS_EN_LISTA } from './plazos.ts'

const dia = (texto: string) => Date.parse(`${texto}T12:00:00Z`)

test.each([
  ['2024-03-15', 24, '2026-03-15'],
  ['2024-08-31', 6, '2025-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-12-31', -10, '2024-02-29'],
])('%s and %i months are %s', (desde, meses, hasta) => {
  expect(addMeses(dia(desde), meses)).toBe(dia(hasta))
})

const NOW = dia('2026-05-01')
const CV = { alDia: dia('2024-05-20'), conservarHasta: null, listado: dia('2026-04-20') }

test('a CV goes when its months are over', () => {
  expect(computeFechaDeBorrado({ ...CV, listado: dia('2026-04-01') }, 24, NOW)).toBe(dia('2026-05-20'))
})

test('what was listed late, or not yet, goes thirty days later', () => {
  expect(computeFechaDeBorrado(CV, 24, NOW)).toBe(addDias(CV.listado, 30))
  expect(computeFechaDeBorrado({ ...CV, listado: null }, 12, NOW)).toBe(addDias(NOW, 30))
})

test('what is kept on purpose stays as long', () => {
  expect(computeFechaDeBorrado({ ...CV, conservarHasta: dia('2027-01-01') }, 24, NOW)).toBe(dia('2027-01-01'))
})

test('nothing goes before thirty days on the list, nor before its months, nor while it is kept', () => {
  const momento = fc.integer({ min: dia('2020-01-01'), max: dia('2027-01-01') })
  fc.assert(
    fc.property(
      momento,
      fc.option(momento),
      fc.option(momento),
      fc.integer({ min: 1, max: 120 }),
      (a, b, c, meses) => {
        const fecha = computeFechaDeBorrado({ alDia: a, conservarHasta: b, listado: c }, meses, NOW)
        expect(fecha).toBeGreaterThanOrEqual(addDias(c ?? NOW, DIAS_EN_LISTA))
        expect(fecha).toBeGreaterThanOrEqual(addMeses(a, meses))
        expect(fecha).toBeGreaterThanOrEqual(b ?? 0)
      },
    ),
  )
})
