import type { FastifyInstance } from 'fastify'
import type { Config } from '../context/config.ts'

/**
 * A proxy that passes on who asks, and is not listened to: all of its visitors share one limit. Said once, and to whoever runs
 * this alone: anybody may write such a header.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  if (trustProxy !== false) return
  let said = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!said && (request.headers['x-forwarded-for'] || request.headers.forwarded)) {
      said = true
      request.log.warn(
        'a proxy seems to stand in front: set TRUST_PROXY=1, or all visitors count as one and ten bad logins lock everybody out',
      )
    }
    done()
  })
}
