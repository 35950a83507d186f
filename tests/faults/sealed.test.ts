import { test } from 'vitest'
import { attackSellado } from '../attacks/support/attack-sellado.ts'
import { describeEngines } from '../support/databases.ts'

describeEngines('twenty people under the eyes of who holds everything', (engine) => {
  test('nobody is tied to a sheet or a text, before the close without keys and after it with all there is', () =>
    attackSellado(engine))
})
