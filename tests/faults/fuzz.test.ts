import { test } from 'vitest'
import { fuzzCalls, fuzzForms } from '../fuzz/run-fuzz.ts'
import { describeEngines } from '../support/databases.ts'

/** 20,000 cases over both engines, others each time; a failure prints the seed that leads to it. */
describeEngines('whatever is sent', (engine) => {
  test('no argument of any call is a failure', () => fuzzCalls(engine, { cases: 8_000 }))
  test('no form is a failure', () => fuzzForms(engine, { cases: 2_000 }))
})
