import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#server/context/context.ts'
import { isNavigation } from '#server/http/failure-page.ts'
import { stopRecordatorios } from './send-recordatorios.ts'

/** A mail program sends `List-Unsubscribe=One-Click`, and needs no more than that. */
const MAX_CUERPO = 4 * 1024

/**
 * One click in a mail program (RFC 8058): no session, no cookie, no page of ours before it, and no redirect for a program. The
 * page at the same address has a button that sends the same; a person's browser ends on a page.
 */
export async function registerBaja(scope: FastifyInstance, ctx: AppContext): Promise<void> {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_CUERPO }, (_request, _body, done) =>
    done(null),
  )
  scope.post<{ Params: { idClima: string; codigo: string } }>(
    '/baja/:idClima/:codigo',
    { bodyLimit: MAX_CUERPO },
    async (request, reply) => {
      const hecho = await stopRecordatorios(ctx, request.params)
      reply.header('cache-control', 'no-store')
      if (isNavigation(request)) {
        return reply.redirect(`${ctx.config.basePath}/baja?resultado=${hecho ? 'hecho' : 'vencido'}`, 303)
      }
      return reply
        .code(hecho ? 200 : 404)
        .type('text/plain; charset=utf-8')
        .send(hecho ? 'No te mandaremos más recordatorios de esta encuesta.' : 'Este enlace ya no sirve.')
    },
  )
}
