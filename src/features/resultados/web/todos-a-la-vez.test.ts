import { expect, test } from 'vitest'
import { createTodos } from './todos-a-la-vez.ts'

const createParte = (porcentajes: (number | null)[], reserva: 'pocas' | null = null) => ({
  reserva: reserva as never,
  cifras: porcentajes.map((porcentaje, i) => ({ nombre: `Variable ${i + 1}`, porcentaje })),
})

test('every set stands on its figure; the axis goes from ten to ten, with 75 inside', () => {
  const todos = createTodos([createParte([44, 80]), createParte([71, 75])])!
  expect(todos.marcas).toEqual([40, 50, 60, 70, 80])
  expect(todos.filas.map(({ bolas }) => bolas.map(({ parte, x, llena }) => [parte, x, llena]))).toEqual([
    [
      [0, 10, false],
      [1, 77.5, false],
    ],
    [
      [1, 87.5, true],
      [0, 100, true],
    ],
  ])
  expect(todos.filas.map(({ distancia }) => distancia)).toEqual([27, 5])
})

test('balls that would touch stand above and below each other, never aside', () => {
  const [fila] = createTodos([createParte([70]), createParte([70.1]), createParte([70.2])])!.filas
  expect(new Set(fila!.bolas.map(({ y }) => y)).size).toBe(3)
  expect(fila!.alto).toBe(3)
})

test('what is withheld is not drawn, and fewer than two sets, or more than twelve, are no comparison', () => {
  const todos = createTodos([createParte([70]), createParte([10], 'pocas'), createParte([80])])!
  expect(todos.filas[0]!.bolas.map(({ parte }) => parte)).toEqual([0, 2])
  expect(createTodos([createParte([70]), createParte([null])])).toBeNull()
  expect(createTodos(Array.from({ length: 13 }, () => createParte([70])))).toBeNull()
})
