import { type FastifyLoggerOptions, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Config } from '../context/config.ts'

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
