import {
  type FastifyInstance,
  type FastifyLoggerOptions,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Config } from '../context/config.ts'

/** Bytes that may wait for a slow reader of the log before lines are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024

export interface LogStream {
  write(line: string): void
}

/**
 * Standard output, never waited for: a reader that stopped or went away costs lines, not the process. Pino's own stream
 * retries a broken pipe for ever when the process ends.
 */
export function openLogStream(): LogStream {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => {})
    // Node makes a terminal wait for whoever reads it; one that is paused (Ctrl-S) would stop the site.
    const { _handle: handle } = stream as { _handle?: { setBlocking?(blocking: boolean): void } }
    if (stream.isTTY) handle?.setBlocking?.(false)
  }
  return {
    write: (line) => {
      if (process.stdout.writableLength < MAX_WAITING_BYTES) process.stdout.write(line)
    },
  }
}

/**
 * Messages of drivers quote values (an address in a unique violation), so only the frames are kept.
 * SQLite's errstr is one of a fixed list: "database or disk is full".
 */
export const presentError = (error: Error & { code?: string; errstr?: string }) => ({
  type: error.name,
  message: [error.code, error.errstr].filter(Boolean).join(': '),
  stack: (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .join('\n'),
})

const serializers = {
  req: (request: FastifyRequest) => ({ metodo: request.method, ruta: request.routeOptions?.url ?? '*' }),
  res: (reply: { statusCode: number }) => ({ codigo: reply.statusCode }),
  err: presentError,
  // The reader of forms logs the headers of every request under this name: cookie, address, browser.
  busboyOptions: () => undefined,
}

/**
 * A line says what was asked by route, never by address or query text, and carries no header, body or cookie:
 * a log must not be able to tell who answered what.
 */
export function loggerOptions(config: Config): FastifyLoggerOptions & { base: null } {
  return { level: config.logLevel, base: null, serializers }
}

/** One line for each request, when it is answered: what it was and how it ended. */
export class LineaPorSolicitud extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(err: Error | null | undefined, req: FastifyRequest, res: FastifyReply): void {
    const line = { req, res, responseTime: res.elapsedTime }
    if (err) res.log.error({ ...line, err }, 'request errored')
    else res.log.info(line, 'request completed')
  }
}

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
