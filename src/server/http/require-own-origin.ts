import type { onRequestHookHandler } from 'fastify'
import type { Config } from '../context/config.ts'

/** Browsers say where a POST comes from; tools that say nothing carry no visitor's cookie. */
export function requireOwnOrigin({ publicUrl }: Config): onRequestHookHandler {
  return ({ headers: { origin, host } }, _reply, done) => {
    const own =
      origin === undefined ||
      origin === publicUrl ||
      (host && (origin === `http://${host}` || origin === `https://${host}`))
    if (own) done()
    else done(Object.assign(new Error('foreign origin'), { statusCode: 403 }))
  }
}
