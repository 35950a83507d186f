import { onTestFinished } from 'vitest'
import type { Config } from '../../src/server/context/config.ts'
import { openDatabase } from '../../src/server/db/engine/database.ts'
import { buildApp } from '../../src/server/start/app.ts'
import type { TestApp } from './test-app.ts'

/** Another process on the same database, as far as a test can tell: it remembers nothing of the first. */
export async function openOtroNodo({ ctx }: Pick<TestApp, 'ctx'>, config: Partial<Config> = {}) {
  const db = openDatabase(ctx.config.database)
  const nodo = { ...ctx, db, config: { ...ctx.config, ...config } }
  const app = await buildApp({ ctx: nodo, lifecycle: { closing: false } })
  onTestFinished(async () => {
    await app.close()
    await db.destroy()
  })
  const graphql: TestApp['graphql'] = async (query, variables = {}, cookie) => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/graphql',
      payload: { query, variables },
      headers: cookie ? { cookie } : {},
    })
    return response.json()
  }
  return { ctx: nodo, graphql }
}
