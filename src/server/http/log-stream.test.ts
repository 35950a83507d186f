import { expect, test } from 'vitest'
import { endWithoutReader } from '#tests/support/end-without-reader.ts'

// Many more times in tests/faults: pino's own stream held the process in about half of these ends.
test('whoever reads the log goes away while the server serves: it goes on, and ends when told to', async () => {
  expect(await endWithoutReader('serving')).toBe(0)
})

test.for([0, 2, 5])(
  'whoever reads the log goes away %i ms into the end: it ends all the same',
  async (ms) => {
    expect(await endWithoutReader('ending', ms)).toBe(0)
  },
)
