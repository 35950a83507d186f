import { expect, test } from 'vitest'
import { formatCampoFecha } from '../pendientes.ts'
import { suggestInicio } from './use-nuevo-clima.ts'

const ZONA = 'America/Guatemala'
const suggest = (anios: number[], hoy: string) =>
  formatCampoFecha(suggestInicio(anios, Date.parse(`${hoy}T18:00Z`), ZONA), ZONA)

test('the next round begins today, or this day of the first year without a round', () => {
  expect(suggest([2023, 2025], '2026-11-16')).toBe('2026-11-16')
  expect(suggest([2026], '2026-11-16')).toBe('2027-11-16')
  expect(suggest([2026, 2027], '2026-11-16')).toBe('2028-11-16')
  expect(suggest([2028], '2028-02-29')).toBe('2029-02-28')
})
