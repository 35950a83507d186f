import { expect, test } from 'vitest'
import { comparePreguntas } from './comparabilidad.ts'
import { computeAreas, computeEscala, computeIndicadores, type Ronda } from './tendencia.ts'

const si = (pregunta: string) => ({ pregunta, positiva: true })
const ronda = (anio: number, preguntas: string[], grupos: string[]): Ronda => ({
  id: String(anio),
  anio,
  contestaron: 10,
  planeados: 12,
  general: 70,
  indicadores: [{ nombre: 'Convivencia', porcentaje: anio - 1950, preguntas: preguntas.map(si) }],
  areas: [{ nombre: 'Comercial', porcentaje: 72, grupos }],
})
const RONDAS = [
  ronda(2023, ['Me respetan.'], ['Ventas']),
  ronda(2024, ['Me respetan.', 'Aquí no hay acoso.'], ['Ventas', 'Tiendas propias']),
  ronda(2025, ['Aquí no hay ACOSO.', 'Me  respetan.'], ['ventas', 'Tiendas propias']),
]

test('a round compares where its questions and their senses are the same, whatever their order and accents', () => {
  const [serie] = computeIndicadores(RONDAS)
  expect(serie?.puntos.map(({ comparable }) => comparable)).toEqual([false, true, true])
  expect(serie?.cambios).toEqual([
    { anio: 2023, comparacion: { comparable: false, soloAntes: [], soloAhora: ['Aquí no hay ACOSO.'] } },
  ])
})

test('a question turned to its contrary is another question', () => {
  expect(comparePreguntas([si('Hay orden')], [{ pregunta: 'Hay orden', positiva: false }]).comparable).toBe(
    false,
  )
})

test('where a group came or went the people are others, and it is said who', () => {
  const [serie] = computeAreas(RONDAS)
  expect(serie?.puntos.map(({ otraGente }) => otraGente)).toEqual([false, true, false])
  expect(serie?.gente).toEqual([{ anio: 2024, entraron: ['Tiendas propias'], salieron: [] }])
})

test('what an older round did not have has no figure there', () => {
  const sin = { ...RONDAS[0]!, indicadores: [], areas: [] }
  expect(computeIndicadores([sin, RONDAS[2]!])[0]?.puntos[0]).toMatchObject({ porcentaje: null })
})

test('the scale goes to the tens around the values, with the threshold inside', () => {
  expect(computeEscala([55.5, 82], 75)).toEqual({ desde: 50, hasta: 90 })
  expect(computeEscala([80, 85], 75)).toEqual({ desde: 70, hasta: 90 })
  expect(computeEscala([], 75)).toEqual({ desde: 70, hasta: 80 })
  expect(computeEscala([2, 99], 75)).toEqual({ desde: 0, hasta: 100 })
})
