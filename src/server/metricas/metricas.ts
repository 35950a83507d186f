import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { findUltimoRespaldo } from '#features/operacion/server/respaldo/ficha.ts'
import { type Config, ConfigError } from '../context/config.ts'
import type { AppContext } from '../context/context.ts'
import { isDatabaseReady } from '../http/health.ts'
import { countCorreos } from '../mail/outbox-store.ts'

const SEGUNDOS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The pattern, never the address. Built files have a route each, under names that change with every build. */
function getRuta({ routeOptions }: FastifyRequest): string {
  const { url } = routeOptions
  if (!url || url.endsWith('/*')) return '(page)'
  const assets = url.indexOf('/assets/')
  return assets < 0 ? url : `${url.slice(0, assets)}/assets/*`
}

function createHttpMetricas(registry: Registry) {
  const duration = new Histogram({
    name: 'clima_http_request_duration_seconds',
    help: 'Answered requests by method, route pattern and status, and how long each took.',
    labelNames: ['method', 'route', 'status'],
    buckets: SEGUNDOS,
    registers: [registry],
  })
  return {
    observe(app: FastifyInstance): void {
      app.addHook('onResponse', async (request, reply) => {
        const labels = { method: request.method, route: getRuta(request), status: String(reply.statusCode) }
        duration.observe(labels, reply.elapsedTime / 1000)
      })
    },
  }
}

/** Gauges of the database about the system: the same on every node. */
function createSistemaMetricas(registry: Registry, { db, now }: Pick<AppContext, 'db' | 'now'>) {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge<Label>({ name, help, labelNames, registers: [registry] })
  const ready = gauge('clima_database_ready', '1 where the database answers, else 0.')
  const correos = gauge('clima_correos', 'Mails in the outbox by estado.', ['estado'])
  const oldest = gauge(
    'clima_correos_oldest_seconds',
    'Age of the oldest mail that waits; 0 where none does.',
  )
  const backup = gauge(
    'clima_last_backup_timestamp_seconds',
    'When the newest complete backup was taken.',
    [],
  )
  // Absent rather than 1970 while nothing is known.
  registry.removeSingleMetric('clima_last_backup_timestamp_seconds')

  async function update(): Promise<void> {
    const isReady = await isDatabaseReady(db)
    ready.set(isReady ? 1 : 0)
    correos.reset()
    if (!isReady) return
    const cuentas = await countCorreos(db)
    for (const { estado, cuenta } of cuentas) correos.set({ estado }, cuenta)
    const waiting = cuentas.find(({ estado }) => estado === 'en_cola')
    oldest.set(waiting ? Math.max(0, now() - waiting.masAntiguo) / 1000 : 0)
    const ultimo = await findUltimoRespaldo(db)
    if (ultimo === null) return
    backup.set(ultimo / 1000)
    if (!registry.getSingleMetric('clima_last_backup_timestamp_seconds')) registry.registerMetric(backup)
  }
  return { update }
}

type Ctx = Pick<AppContext, 'db' | 'now'>

export interface Metricas {
  /** Before any route is added. */
  observe(app: FastifyInstance): void
  port: number
  stop(): Promise<void>
}

/**
 * Metrics for Prometheus, on a port of its own. Labels are route patterns, status codes and states: nothing in them
 * may tell who called or what was answered.
 */
export async function startMetricas(
  ctx: Ctx,
  { port, host }: NonNullable<Config['metrics']>,
): Promise<Metricas> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const http = createHttpMetricas(registry)
  const sistema = createSistemaMetricas(registry, ctx)

  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    try {
      await sistema.update()
      const body = await registry.metrics()
      response.writeHead(200, { 'content-type': registry.contentType }).end(body)
    } catch {
      response.writeHead(500).end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new ConfigError(`METRICS_PORT ${port} cannot be used on ${host} (${error.code}).`)),
    )
    server.listen(port, host, resolve)
  })
  return {
    observe: http.observe,
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
