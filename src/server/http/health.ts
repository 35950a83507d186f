import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context/context.ts'
import { askDatabase } from '../db/engine/database.ts'

export interface Lifecycle {
  closing: boolean
}

const PATIENCE = 1_500

function withinPatience(work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE)
    work
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer))
  })
}

export const isDatabaseReady = (db: AppContext['db']): Promise<boolean> => withinPatience(askDatabase(db))

export function registerHealth(scope: FastifyInstance, ctx: AppContext, lifecycle: Lifecycle): void {
  const quiet = { logLevel: 'warn' } as const
  scope.get('/healthz', quiet, async () => ({ estado: 'vivo' }))
  scope.get('/readyz', quiet, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (lifecycle.closing) return reply.code(503).send({ estado: 'cerrando' })
    if (await isDatabaseReady(ctx.db)) return { estado: 'listo' }
    return reply.code(503).send({ estado: 'sin base de datos' })
  })
}
