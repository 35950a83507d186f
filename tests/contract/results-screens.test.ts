import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../src/server/app.ts'
import { setUpClimaAMano } from '../../src/server/features/resultados/testing/clima-contestado.ts'
import * as operations from '../../src/web/features/resultados/resultados.generated.ts'
import { countQueries } from '../support/count-queries.ts'
import { describeEngines } from '../support/databases.ts'
import { createTestApp } from '../support/test-app.ts'

/** Answers' texts and the workbook are not remembered. */
const { PreguntasAbiertas: _, DescargarExcel: __, ...VISTAS } = operations

describeEngines('a results screen whose figures are remembered', (engine) => {
  test('reads session, company and climate, and whether anything changed; it counts no sheet', async () => {
    const app = await createTestApp(engine)
    const { idClima, cookie } = await setUpClimaAMano(app)
    const { ctx, take } = countQueries(app.ctx)
    const node = await buildApp({ ctx, lifecycle: { closing: false } })
    onTestFinished(() => node.close())
    for (const [nombre, query] of Object.entries(VISTAS)) {
      const payload = { query, variables: { idClima } }
      const ask = () => node.inject({ method: 'POST', url: '/api/graphql', payload, headers: { cookie } })
      expect((await ask()).json().errors).toBeUndefined()
      take()
      await ask()
      expect.soft(take(), nombre).toBe(nombre === 'ClimasParaComparar' ? 3 : 4)
    }
  })
})
