import type { FastifyInstance } from 'fastify'

/**
 * NUL is no text anywhere (PostgreSQL refuses it), and the one such character that a decoded address may hold. What is no path
 * is meant for a proxy, which this is not.
 */
export function refuseBadAddress(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url }, _reply, done) => {
    if (url.startsWith('/') && !url.includes('%00')) done()
    else done(Object.assign(new Error('not an address of ours'), { statusCode: 400 }))
  })
}
