import { expect, test } from 'vitest'
import { listExcesosDePlan } from './invitacion.ts'

const grupos = [
  { id: 'a', nombre: 'Ventas', planeados: 10, invitados: 8 },
  { id: 'b', nombre: 'Bodega', planeados: 5, invitados: 5 },
  { id: 'c', nombre: 'Planta', planeados: 4, invitados: 6 },
]

test('a group is named where those invited would pass the planned, and no sooner', () => {
  expect(listExcesosDePlan(grupos, new Map([['a', 2]]))).toEqual([])
  expect(
    listExcesosDePlan(
      grupos,
      new Map([
        ['a', 3],
        ['b', 1],
      ]),
    ),
  ).toEqual([
    { id: 'a', nombre: 'Ventas', planeados: 10, invitados: 11 },
    { id: 'b', nombre: 'Bodega', planeados: 5, invitados: 6 },
  ])
})

test('a group that passed it before is not named for nothing', () => {
  expect(listExcesosDePlan(grupos, new Map())).toEqual([])
})
