import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { type Config, ConfigError } from '../context/config.ts'
import type { AppContext } from '../context/context.ts'
import { createHttpMetricas } from './http-metricas.ts'
import { createSistemaMetricas } from './sistema-metricas.ts'

type Ctx = Pick<AppContext, 'db' | 'now'>

export interface Metricas {
  /** Before any route is added. */
  observe(app: FastifyInstance): void
  port: number
  stop(): Promise<void>
}

/**
 * What Prometheus reads, on a port of its own. Labels are route patterns, status codes and states: nothing in them
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
