import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/context/config.ts'
import type { AppContext } from '#server/context/context.ts'
import { findLogo } from './empresas-store.ts'

/** Where a logo is found below the prefix. Its name changes with it, so whoever has it need not ask again. */
export const getDireccionDeLogo = (
  { basePath }: Pick<Config, 'basePath'>,
  huella: string | null | undefined,
): string | null => (huella ? `${basePath}/api/logos/${huella}` : null)

/** Logos of clients: they stand on the first page of a survey, so they are nobody's secret. */
export function registerLogoRoute(api: FastifyInstance, { db }: Pick<AppContext, 'db'>): void {
  api.get<{ Params: { huella: string } }>(
    '/logos/:huella',
    { config: { permiso: 'todos' } },
    async (request, reply) => {
      const contenido = await findLogo(db, request.params.huella)
      if (!contenido) return reply.code(404).type('text/plain; charset=utf-8').send('No hay tal imagen.')
      return reply
        .type('image/png')
        .headers({
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .send(Buffer.from(contenido.buffer, contenido.byteOffset, contenido.byteLength))
    },
  )
}
