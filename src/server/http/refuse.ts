import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { AppError } from '../base/errors.ts'
import type { Config } from '../context/config.ts'
import { describeStatus, isNavigation, renderFailurePage, type Salida } from './failure-page.ts'

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

/** Built files are served without headers of a page, and so without a nonce; one may be gone in the middle of an upgrade. */
export function sendFailurePage(reply: FastifyReply, status: number): FastifyReply {
  const { cspNonce } = reply as { cspNonce?: FastifyReply['cspNonce'] | null }
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(renderFailurePage(describeStatus(status), cspNonce?.style ?? ''))
}

/**
 * What fails at any address but the API's own: a page, or a sentence for a program, and nothing of the cause. Before the routes: those
 * that stand before it would answer with the words of whatever broke.
 */
export function answerFailures(app: FastifyInstance, { basePath }: Pick<Config, 'basePath'>): void {
  app.setErrorHandler((error, request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    if (!request.url.startsWith(`${basePath}/api/`) || isNavigation(request))
      return sendFailurePage(reply, status)
    const { titulo, texto } = describeStatus(status)
    return reply.code(status).type('text/plain; charset=utf-8').send(`${titulo}. ${texto}`)
  })
}

/** The reason that keeps a file from being made, told to whoever is still there. */
export function refuseArchivo(reply: FastifyReply, error: unknown, gone: AbortSignal): FastifyReply {
  if (gone.aborted) return reply.code(499).send()
  if (!(error instanceof AppError)) throw error
  return reply
    .code(error.code === 'NOT_FOUND' ? 404 : 409)
    .type('text/plain; charset=utf-8')
    .send(error.message)
}

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

interface Negativa {
  status: number
  mensaje: string
  /** A hint at what became of it, or what to do. */
  texto?: string
  salida: Salida
}

/** An address that gives no file. Whoever followed a link, from a mail or a list of yesterday, lands on a page that goes on. */
export function refuseLink(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, mensaje, texto, salida }: Negativa,
): FastifyReply {
  reply.code(status).header('cache-control', 'private, no-store')
  if (!isNavigation(request))
    return reply.type('text/plain; charset=utf-8').send(texto ? `${mensaje} ${texto}` : mensaje)
  const titulo = mensaje.replace(/\.$/, '')
  const pagina = renderFailurePage({ titulo, ...(texto ? { texto } : {}), salida }, reply.cspNonce.style)
  return reply.type('text/html; charset=utf-8').send(pagina)
}

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
