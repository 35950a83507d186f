import type { FastifyInstance } from 'fastify'
import { mayCall } from '../../contract/permisos.ts'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import { requirePermiso } from '../features/sesion/require-permiso.ts'
import { refuseLink } from '../http/refuse-link.ts'

/** Addresses below /api stand in the same table as the calls (src/contract/permisos.ts); one that is not listed is refused. */
export function guardRoutes(scope: FastifyInstance, { basePath }: Pick<Config, 'basePath'>): void {
  const api = `${basePath}/api`

  scope.addHook('onRequest', async (request, reply) => {
    const { url } = request.routeOptions
    if (!url?.startsWith(`${api}/`)) return
    const ruta = url.slice(api.length)
    // Whose sessions do not matter is not asked for one, which would cost a look into the database.
    if (mayCall(ruta, null)) return
    try {
      requirePermiso(await request.buildContext(reply), ruta)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      reply.header('cache-control', 'private, no-store')
      // A browser that follows a link is shown the way in; anything else is told.
      const isStranger = error.code === 'UNAUTHENTICATED'
      if (isStranger && request.headers.accept?.includes('text/html'))
        return reply.redirect(`${basePath}/login`)
      return refuseLink(request, reply, {
        status: isStranger ? 401 : 403,
        mensaje: error.message,
        salida: { a: `${basePath}/dashboard`, texto: 'Ir al inicio' },
      })
    }
  })
}
