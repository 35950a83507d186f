import { test } from 'vitest'
import { attackSellado } from './support/attack-sellado.ts'

// Both engines: tests/faults/sealed.test.ts.
test('whoever holds every copy, the log cut at each commit, SECRET and the statuses of every moment ties nobody of twenty to a sheet or a text', () =>
  attackSellado('sqlite'))
