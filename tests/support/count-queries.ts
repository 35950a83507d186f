import type { KyselyPlugin } from 'kysely'
import type { AppContext } from '../../src/server/context/context.ts'

/** The context with a handle that counts what goes through it. */
export function countQueries<T extends Pick<AppContext, 'db'>>(ctx: T): { ctx: T; take: () => number } {
  let queries = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // Where they end: one that was put together before (compileOnce) does not begin here.
    transformResult: async ({ result }) => {
      queries++
      return result
    },
  }
  return {
    ctx: { ...ctx, db: ctx.db.withPlugin(counter) },
    /** How many since it was last asked. */
    take: () => {
      const taken = queries
      queries = 0
      return taken
    },
  }
}
