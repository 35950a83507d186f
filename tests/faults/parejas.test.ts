import { expect, test } from 'vitest'
import { attackPareja, PRIMEROS, SEGUNDOS } from '../attacks/support/parejas.ts'
import { describeEngines } from '../support/databases.ts'

const PAREJAS = PRIMEROS.flatMap((primero) => SEGUNDOS.map((segundo) => [primero, segundo] as const))

describeEngines('two acts that meet at each step of the first', (engine) => {
  test.for(PAREJAS)('%s and %s leave nobody alone', async ([primero, segundo]) => {
    expect(await attackPareja(engine, primero, segundo)).toBeGreaterThan(0)
  })
})
