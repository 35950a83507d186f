import { expect, test } from 'vitest'
import { formatDiasJuntos, formatUnDia } from './dias-juntos.ts'

test('days of one year are written without it, days a year apart with theirs, by the clock of the firm', () => {
  const [octubre, noviembre, otro] = ['2025-10-04', '2025-11-15', '2026-11-15'].map((dia) =>
    Date.parse(`${dia}T12:00:00Z`),
  ) as [number, number, number]
  const write = (...dias: number[]) =>
    dias.map(formatDiasJuntos(dias, 'America/Guatemala', { ahora: noviembre }))
  expect(write(octubre, noviembre)).toEqual(['4 de octubre', '15 de noviembre'])
  expect(write(octubre, otro)).toEqual(['4 de octubre de 2025', '15 de noviembre de 2026'])
  expect(formatUnDia(otro, 'America/Guatemala', { ahora: noviembre, conSemana: true })).toBe(
    'domingo 15 de noviembre de 2026',
  )
  // Still the old year where the firm is.
  expect(write(octubre, Date.parse('2026-01-01T03:00:00Z'))).toEqual(['4 de octubre', '31 de diciembre'])
})
