import type { FastifyInstance } from 'fastify'

/**
 * Nobody who writes to us packs what they send, and limits count what arrives: a body that grows afterwards has none.
 * Whoever asks is told what is understood (RFC 9110 §15.5.16).
 */
export function refuseEncodedBody(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers }, reply, done) => {
    if (headers['content-encoding'] === undefined) return done()
    reply.header('accept-encoding', 'identity')
    done(Object.assign(new Error('encoded body'), { statusCode: 415 }))
  })
}
