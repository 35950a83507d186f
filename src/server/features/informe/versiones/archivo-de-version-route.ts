import { create as formatContentDisposition } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../errors.ts'
import { openArchivoDeVersion } from './open-archivo-de-version.ts'

/** Files of published reports. Asked for by their head alone they would be counted as downloaded: that is not offered. */
export function registerArchivoDeVersionRoute(api: FastifyInstance): void {
  api.get<{ Params: { id: string; formato: string } }>(
    '/informes/:id/:formato',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const ctx = await request.buildContext(reply)
      reply.header('cache-control', 'private, no-store')
      try {
        const { id, formato } = request.params
        const { nombre, mime, contenido } = await openArchivoDeVersion(ctx, { idVersion: id, formato })
        return reply
          .type(mime)
          .headers({
            'content-disposition': formatContentDisposition(nombre, {
              type: formato === 'pdf' ? 'inline' : 'attachment',
            }),
            'content-security-policy': "default-src 'none'; sandbox",
            'x-content-type-options': 'nosniff',
          })
          .send(contenido)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return reply.code(404).type('text/plain; charset=utf-8').send(error.message)
      }
    },
  )
}
