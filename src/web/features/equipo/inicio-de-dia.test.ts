import { expect, test } from 'vitest'
import { computeInicioDeDia } from './inicio-de-dia.ts'

test('a day begins at midnight where the firm is', () => {
  expect(computeInicioDeDia('2025-10-28', 'America/Guatemala')).toBe(Date.UTC(2025, 9, 28, 6))
  expect(computeInicioDeDia('2025-10-28', 'UTC')).toBe(Date.UTC(2025, 9, 28))
  expect(computeInicioDeDia('hoy', 'UTC')).toBeNull()
  expect(computeInicioDeDia('2025-13-45', 'UTC')).toBeNull()
})
