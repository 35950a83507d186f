import type { FastifyInstance } from 'fastify'
import type { Permiso } from '#contract/schema.generated.ts'
import { requirePermiso } from '#features/cuentas/server/sesion/permisos.ts'
import { AppError } from '../base/errors.ts'
import type { Config } from '../context/config.ts'
import { refuseLink } from '../http/refuse.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The permission to ask for the address; one below /api that does not say it stops the start. */
    permiso?: Permiso
  }
}

/** Addresses below /api say who may ask for them, as calls do. */
export function guardRoutes(scope: FastifyInstance, { basePath }: Pick<Config, 'basePath'>): void {
  const api = `${basePath}/api/`

  scope.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith(api) && !config?.permiso) throw new Error(`${url}: who may ask for it?`)
  })

  scope.addHook('onRequest', async (request, reply) => {
    const { permiso } = request.routeOptions.config
    // A route for everybody looks for no session, which would cost a look into the database.
    if (!permiso || permiso === 'todos') return
    try {
      requirePermiso(await request.buildContext(reply), permiso)
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
