import { create as formatContentDisposition } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { Salida } from '#server/http/failure-page.ts'
import { refuseLink } from '#server/http/refuse-link.ts'
import { openArchivoDeVersion } from './open-archivo-de-version.ts'

/** Where the reports that are in force stand. */
const getSalida = ({ config: { basePath }, sesion }: RequestContext): Salida =>
  sesion?.rol === 'cliente'
    ? { a: `${basePath}/cliente/informes`, texto: 'Ver los informes' }
    : { a: `${basePath}/admin/clima-organizacional/ver-climas`, texto: 'Ver los climas' }

/** Files of published reports. Asked for by their head alone they would be counted as downloaded: that is not offered. */
export function registerArchivoDeVersionRoute(api: FastifyInstance): void {
  api.get<{ Params: { id: string; formato: string } }>(
    '/informes/:id/:formato',
    { exposeHeadRoute: false, config: { permiso: 'conSesion' } },
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
        return refuseLink(request, reply, {
          status: 404,
          mensaje: error.message,
          texto: 'Puede que se haya retirado, o que otro haya tomado su lugar.',
          salida: getSalida(ctx),
        })
      }
    },
  )
}
