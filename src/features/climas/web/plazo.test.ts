import { expect, test } from 'vitest'
import { formatCampoFecha, formatPlazo } from './pendientes.ts'

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

test('a field without a date is empty', () => {
  expect(formatCampoFecha(Number.NaN, 'UTC')).toBe('')
  expect(formatCampoFecha(Date.UTC(2024, 2, 4, 5), 'America/Guatemala')).toBe('2024-03-03')
})
