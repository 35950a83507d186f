import { expect, test } from 'vitest'
import { endWithoutReader } from '../support/end-without-reader.ts'

const VECES = 25

test.for(['serving', 'ending'] as const)(
  'a reader of the log who leaves while the server is %s never holds it up',
  async (moment) => {
    const codes: (number | null)[] = []
    for (let turn = 0; turn < VECES; turn++) codes.push(await endWithoutReader(moment, turn % 10))
    expect(codes).toEqual(Array(VECES).fill(0))
  },
)
