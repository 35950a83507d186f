import { expect, test } from 'vitest'
import { groupDias } from './Bitacora.tsx'

const at = (...momentos: string[]) => momentos.map((momento) => ({ momento: Date.parse(momento) }))
const list = (...momentos: string[]) =>
  groupDias(at(...momentos), 'America/Guatemala').map(({ unDia, filas }) => [unDia, filas.length])

test('a day with enough to tell has its own heading; days with little stand together', () => {
  expect(
    list(
      '2026-11-16T18:00Z',
      '2026-11-16T17:00Z',
      '2026-11-16T16:00Z',
      '2026-11-12T18:00Z',
      '2026-11-10T18:00Z',
      '2026-11-10T17:00Z',
    ),
  ).toEqual([
    [true, 3],
    [false, 3],
  ])
})

test('days of two months do not stand together, by the calendar of where the firm is', () => {
  // The first of November at three in the morning in Greenwich is still October in Guatemala.
  expect(list('2026-11-02T18:00Z', '2026-11-01T03:00Z', '2026-10-30T18:00Z')).toEqual([
    [true, 1],
    [false, 2],
  ])
})
