import type { FastifyInstance } from 'fastify'

/** NUL is no text anywhere (PostgreSQL refuses it), and the one such character that a decoded address may hold. */
export function refuseNulInAddress(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url }, _reply, done) => {
    if (url.includes('%00')) done(Object.assign(new Error('NUL in the address'), { statusCode: 400 }))
    else done()
  })
}
