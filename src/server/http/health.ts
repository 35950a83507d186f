import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context/context.ts'
import { askDatabase, getMemory } from '../db/engine/database.ts'
import { consumeLimite } from '../db/limites.ts'

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

const createEscritura = (): { mirada: number; falla: Promise<boolean> } => ({
  mirada: Number.NEGATIVE_INFINITY,
  falla: Promise.resolve(false),
})
/** Anybody may ask, and each look is a write. */
const CADA_MS = 2_000

/** A full disk, or one that can only be read, answers questions for long. One that is slow is not refused for it. */
async function isEscrituraRota({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<boolean> {
  const escritura = getMemory(db).get(createEscritura)
  if (performance.now() - escritura.mirada >= CADA_MS) {
    escritura.mirada = performance.now()
    escritura.falla = consumeLimite(db, now(), { clave: 'readyz', max: 1, ventanaMs: 60_000 }).then(
      () => false,
      () => true,
    )
  }
  const enPlazo = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false).unref())
  return Promise.race([escritura.falla, enPlazo])
}

export function registerHealth(scope: FastifyInstance, ctx: AppContext, lifecycle: Lifecycle): void {
  const quiet = { logLevel: 'warn' } as const
  scope.get('/healthz', quiet, async () => ({ estado: 'vivo' }))
  scope.get('/readyz', quiet, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (lifecycle.closing) return reply.code(503).send({ estado: 'cerrando' })
    if (!(await isDatabaseReady(ctx.db))) return reply.code(503).send({ estado: 'sin base de datos' })
    if (await isEscrituraRota(ctx)) return reply.code(503).send({ estado: 'no se puede escribir' })
    return { estado: 'listo' }
  })
}
