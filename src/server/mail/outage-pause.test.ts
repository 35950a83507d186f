import { expect, test } from 'vitest'
import { createOutagePause } from './outage-pause.ts'

test('an outage that lasts is probed ever less often, and one delivery ends it', () => {
  let now = 0
  const pause = createOutagePause(() => now)
  expect(pause.remainingMs()).toBe(0)
  const lengths = Array.from({ length: 8 }, () => {
    pause.begin()
    pause.begin()
    const length = pause.remainingMs()
    now += length
    return length
  })
  expect(lengths).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
  pause.begin()
  pause.end()
  expect(pause.remainingMs()).toBe(0)
  pause.begin()
  expect(pause.remainingMs()).toBe(1_000)
})
