import { expect, test } from 'vitest'
import { listRecuperables } from './recuperables.ts'

const ofrecer = (...momentos: number[]) =>
  momentos
    .map((cuando) => ({ id: `${cuando}`, cuando }))
    .reduce<{ id: string; cuando: number }[]>(listRecuperables, [])
    .map(({ cuando }) => cuando)

test('a deletion adds to what the notice on screen offers', () => {
  expect(ofrecer(0, 9_000, 18_000)).toEqual([0, 9_000, 18_000])
})

test('what a notice that has ended offered is offered no more', () => {
  expect(ofrecer(0, 9_000, 19_000)).toEqual([19_000])
})

test('what the server may purge while the notice stands is not offered', () => {
  expect(ofrecer(0, 8_000, 16_000, 24_000, 32_000, 40_000)).toHaveLength(6)
  expect(ofrecer(0, 8_000, 16_000, 24_000, 32_000, 41_000)).toEqual([8_000, 16_000, 24_000, 32_000, 41_000])
})
