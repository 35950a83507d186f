import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context/context.ts'

/** GraphiQL's page brings its script and workers inside itself; it asks this server alone. */
const CSP = [
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  'worker-src blob:',
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';')

/** A page to try calls on, with the session of the browser. Of development alone: its library is not installed elsewhere. */
export function registerGraphiql(scope: FastifyInstance, { config }: AppContext) {
  scope.get('/graphql', { config: { permiso: 'todos' } }, async (_request, reply) => {
    const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
    reply.header('content-security-policy', CSP).type('text/html; charset=utf-8')
    return renderGraphiQL({
      title: 'GraphiQL',
      endpoint: `${config.basePath}/api/graphql`,
      credentials: 'same-origin',
    })
  })
}
