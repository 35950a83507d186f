import { test } from 'vitest'
import { fuzzCalls, fuzzForms } from '../fuzz/run-fuzz.ts'
import { describeEngines } from '../support/databases.ts'

// The same values every time; `npm run test:faults` looks for new ones, twenty thousand at a time.
describeEngines('whatever is sent', (engine) => {
  test('no argument of any call is a failure', () => fuzzCalls(engine, { cases: 200, seed: 20_251_115 }))
  test('no form is a failure', () => fuzzForms(engine, { cases: 60, seed: 20_251_115 }))
})
