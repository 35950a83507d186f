import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

const SEGUNDOS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The pattern, never the address. Built files have a route each, under names that change with every build. */
function getRuta({ routeOptions }: FastifyRequest): string {
  const { url } = routeOptions
  if (!url || url.endsWith('/*')) return '(page)'
  const assets = url.indexOf('/assets/')
  return assets < 0 ? url : `${url.slice(0, assets)}/assets/*`
}

export function createHttpMetricas(registry: Registry) {
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
