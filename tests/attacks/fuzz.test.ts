import { test } from 'vitest'
import { fuzzCalls, fuzzForms } from '../fuzz/run-fuzz.ts'
import { describeAnyEngine } from '../support/databases.ts'

// The same values every time; `npm run test:faults` looks for new ones, twenty thousand at a time.
describeAnyEngine('whatever is sent', (engine) => {
  test('no argument of any call is a failure', () => fuzzCalls(engine, { cases: 120, seed: 9 }))
  test('no form is a failure', () => fuzzForms(engine, { cases: 40, seed: 9 }))
})
