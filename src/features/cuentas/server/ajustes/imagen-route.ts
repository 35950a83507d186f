import type { FastifyInstance } from 'fastify'
import { formatRutaDeImagen } from '#domain/firma/ruta-de-imagen.ts'
import type { Config } from '#server/context/config.ts'
import type { AppContext } from '#server/context/context.ts'
import { findImagen } from './imagenes-store.ts'

export const getDireccionDeImagen = (
  { basePath }: Pick<Config, 'basePath'>,
  huella: string | null,
): string | null => huella && `${basePath}${formatRutaDeImagen(huella)}`

/** The firm's own pictures: public pages show them. */
export function registerImagenRoute(api: FastifyInstance, { db }: Pick<AppContext, 'db'>): void {
  api.get<{ Params: { huella: string } }>(
    '/imagenes/:huella',
    { config: { permiso: 'todos' } },
    async (request, reply) => {
      const imagen = await findImagen(db, request.params.huella)
      if (!imagen) return reply.code(404).type('text/plain; charset=utf-8').send('No hay tal imagen.')
      const { mime, contenido } = imagen
      return reply
        .type(mime)
        .headers({
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .send(Buffer.from(contenido.buffer, contenido.byteOffset, contenido.byteLength))
    },
  )
}
