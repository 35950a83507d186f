import { describe, expect, test } from 'vitest'
import { formatCampoFecha, formatFecha, formatPlazo, parseFinDeDia, parseInicioDeDia } from './fechas.ts'

test('a date is read where the firm is, not where the browser stands', () => {
  const medianoche = Date.UTC(2024, 2, 4, 6)
  expect(formatFecha(medianoche, 'America/Guatemala')).toBe('4 de marzo de 2024')
  expect(formatFecha(medianoche - 1, 'America/Guatemala')).toBe('3 de marzo de 2024')
})

describe.each(['America/Guatemala', 'Europe/Madrid', 'Pacific/Auckland', 'UTC'])('in %s', (zona) => {
  test.each(['2024-02-29', '2025-03-30', '2025-10-26', '2025-12-31', '2026-01-01'])(
    '%s begins and ends on itself',
    (dia) => {
      const inicio = parseInicioDeDia(dia, zona)
      const fin = parseFinDeDia(dia, zona)
      expect(formatCampoFecha(inicio, zona)).toBe(dia)
      expect(formatCampoFecha(inicio - 1, zona)).not.toBe(dia)
      expect(formatCampoFecha(fin, zona)).toBe(dia)
      expect(formatCampoFecha(fin + 1, zona)).not.toBe(dia)
    },
  )
})

test.each([
  ['America/Santiago', '2025-09-06'],
  ['America/Santiago', '2025-09-07'],
  ['America/Santiago', '2025-04-05'],
  ['America/Havana', '2025-03-09'],
  ['America/Havana', '2025-11-02'],
])('in %s, where clocks change at midnight, %s begins and ends on itself', (zona, dia) => {
  const [inicio, fin] = [parseInicioDeDia(dia, zona), parseFinDeDia(dia, zona)]
  expect([inicio, inicio - 1, fin, fin + 1].map((ms) => formatCampoFecha(ms, zona) === dia)).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('what is past is said as past', () => {
  const plazo = {
    fechaInicio: Date.UTC(2024, 2, 4, 12),
    fechaLimite: Date.UTC(2024, 3, 30, 12),
    encuestaActiva: true,
    cerrado: false,
  }
  const at = (mes: number) => formatPlazo(plazo, 'UTC', Date.UTC(2024, mes, 1))
  const [inicio, limite] = ['el 4 de marzo de 2024', 'respuestas hasta el 30 de abril de 2024']
  expect(at(1)).toBe(`Empieza ${inicio}; recibe ${limite}`)
  expect(at(3)).toBe(`Empezó ${inicio}; recibe ${limite}`)
  expect(at(6)).toBe(`Empezó ${inicio}; recibió ${limite}`)
  expect(formatPlazo({ ...plazo, fechaLimite: null }, 'UTC', 0)).toBe(`Empieza ${inicio}`)
  const enAbril = Date.UTC(2024, 3, 1)
  expect(formatPlazo({ ...plazo, encuestaActiva: false }, 'UTC', enAbril)).toBe(
    `Empezó ${inicio}; su fecha límite es el 30 de abril de 2024`,
  )
  expect(formatPlazo({ ...plazo, encuestaActiva: false, cerrado: true }, 'UTC', enAbril)).toBe(
    `Empezó ${inicio}; se cerró antes de su fecha límite, el 30 de abril de 2024`,
  )
})

test('what is no date has no moment', () => {
  expect(parseInicioDeDia('', 'UTC')).toBeNaN()
  expect(parseFinDeDia('2025-13-40', 'UTC')).toBeNaN()
  expect(formatCampoFecha(Number.NaN, 'UTC')).toBe('')
})
