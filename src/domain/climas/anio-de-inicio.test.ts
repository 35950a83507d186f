import { expect, test } from 'vitest'
import { computeAnioDeInicio } from './plazos.ts'

test('the start year is the one where the firm is', () => {
  const nocheVieja = Date.UTC(2025, 0, 1, 5, 59, 59)
  expect(computeAnioDeInicio(nocheVieja, 'America/Guatemala')).toBe(2024)
  expect(computeAnioDeInicio(nocheVieja, 'UTC')).toBe(2025)
  expect(computeAnioDeInicio(nocheVieja + 1000, 'America/Guatemala')).toBe(2025)
})
