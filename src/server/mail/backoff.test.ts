import { expect, test } from 'vitest'
import { computeProximoIntento, MAX_INTENTOS } from './send-correo.ts'

test('a mail is tried eight times over about a day, each wait longer than the one before', () => {
  const times = [0]
  for (let next = computeProximoIntento(1, 0); next !== null; ) {
    times.push(next)
    next = computeProximoIntento(times.length, next)
  }
  expect(times).toHaveLength(8)
  expect(MAX_INTENTOS).toBe(8)
  expect(times.at(-1)! / 3_600_000).toBeGreaterThan(20)
  expect(times.at(-1)! / 3_600_000).toBeLessThan(26)
  const waits = times.slice(1).map((time, index) => time - times[index]!)
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
})
