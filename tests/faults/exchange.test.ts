import { expect, test } from 'vitest'
import { exchange } from '../figures/exchange.ts'
import { describeEngines } from '../support/databases.ts'

const EMPRESAS = Array.from({ length: 10 }, (_, i) => i + 1)

/** The same as attacks/exchange, over other companies each time; a failure prints the seed that leads to it. */
describeEngines('whoever asks everything of every round', (engine) => {
  // A test each: however slow the machine, what was seen is told company by company.
  test.for(EMPRESAS)('cannot tell apart fewer people than the minimum in company %i', async () => {
    const semilla = Math.floor(Math.random() * 1e9)
    const { chicas, distintas } = await exchange(engine, { empresas: 1, semilla })
    expect({ semilla, chicas, distintas }).toEqual({ semilla, chicas: 0, distintas: [] })
  })
})
