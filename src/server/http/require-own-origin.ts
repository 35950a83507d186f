import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** Browsers say where a POST comes from; tools that say nothing carry no visitor's cookie. */
export function requireOwnOrigin(config: Config) {
  return async (request: FastifyRequest, _reply: FastifyReply) => {
    const { origin, host } = request.headers
    if (origin === undefined || origin === config.publicUrl) return
    if (host && (origin === `http://${host}` || origin === `https://${host}`)) return
    throw Object.assign(new Error('foreign origin'), { statusCode: 403 })
  }
}
