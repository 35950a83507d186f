import { expect, test } from 'vitest'
import { exchange } from '../figures/exchange.ts'
import { describeEngines } from '../support/databases.ts'

/** The same as attacks/exchange, over other companies each time; a failure prints the seed that leads to it. */
describeEngines('whoever asks everything of every round', (engine) => {
  test('cannot tell apart fewer people than the minimum in any of 20 companies', async () => {
    const semilla = Math.floor(Math.random() * 1e9)
    const { chicas, distintas } = await exchange(engine, { empresas: 20, semilla })
    expect({ semilla, chicas, distintas }).toEqual({ semilla, chicas: 0, distintas: [] })
  })
})
