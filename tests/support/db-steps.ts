import { onTestFinished } from 'vitest'
import type { AppContext } from '../../src/server/context/context.ts'
import { openDatabase } from '../../src/server/db/engine/database.ts'

/**
 * The context of another node, which is told before each of its steps in the database: a transaction, or a statement of its own. What
 * `before` throws is what the engine says. Several copies of one connection pool would count each other's steps, so it has its own.
 */
export function withSteps<Ctx extends Pick<AppContext, 'db' | 'config'>>(
  ctx: Ctx,
  before: (step: number) => unknown,
): Ctx {
  const db = openDatabase(ctx.config.database)
  onTestFinished(() => db.destroy())
  const executor = db.getExecutor()
  const provideConnection = executor.provideConnection.bind(executor)
  let step = 0
  executor.provideConnection = async (consumer, options) => {
    await before(++step)
    return provideConnection(consumer, options)
  }
  return { ...ctx, db }
}

export class EngineAway extends Error {
  constructor() {
    super('the engine is away')
  }
}
