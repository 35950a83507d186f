import { create as formatContentDisposition } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { refuseLink } from '#server/http/refuse.ts'
import { findArchivoDeTrabajo, findTrabajoDe } from './trabajos-store.ts'

/** The file of long work, for whoever began it alone. */
export function registerArchivoDeTrabajoRoute(api: FastifyInstance): void {
  api.get<{ Params: { id: string } }>(
    '/trabajos/:id/archivo',
    { config: { permiso: 'personal' } },
    async (request, reply) => {
      const { db, sesion, config } = await request.buildContext(reply)
      const trabajo = sesion && (await findTrabajoDe(db, request.params.id, sesion.idUsuario))
      const contenido = trabajo?.estado === 'listo' ? await findArchivoDeTrabajo(db, trabajo.id) : null
      if (!trabajo?.archivo || !trabajo.mime || !contenido)
        return refuseLink(request, reply, {
          status: 404,
          mensaje: 'Ese archivo ya no está.',
          texto: 'Hazlo de nuevo.',
          salida: { a: `${config.basePath}/dashboard`, texto: 'Ir al Dashboard' },
        })
      return reply
        .type(trabajo.mime)
        .headers({
          'content-disposition': formatContentDisposition(trabajo.archivo),
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        })
        .send(Buffer.from(contenido.buffer, contenido.byteOffset, contenido.byteLength))
    },
  )
}
