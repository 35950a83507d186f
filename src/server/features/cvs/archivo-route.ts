import { create as formatContentDisposition } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { normalizeTexto } from '../../../domain/texto/normalize-texto.ts'
import type { TipoDeArchivo } from '../../archivos/inspect-archivo.ts'
import { AppError } from '../../errors.ts'
import { getArchivo } from './get-archivo.ts'
import { presentArchivo } from './present-cv.ts'

/** Both spellings of the name: whole, and in plain letters for what reads no other. */
function formatDisposition(nombre: string, tipo: TipoDeArchivo): string {
  const fallback = normalizeTexto(nombre, 'NFD').replace(/[^\x20-\x7e]/g, '')
  return formatContentDisposition(nombre, { type: tipo === 'pdf' ? 'inline' : 'attachment', fallback })
}

/**
 * The file of a CV, for staff alone. Strangers wrote it, so it is opened without any right of this site: its type is
 * the one we found, the browser may not guess another, and only a PDF is shown rather than saved.
 */
export function registerArchivoRoute(api: FastifyInstance): void {
  api.get<{ Params: { id: string } }>('/cv/:id/archivo', async (request, reply) => {
    const ctx = await request.buildContext(reply)
    try {
      const { cv, contenido } = await getArchivo(ctx, { idCv: request.params.id })
      const { mime, nombre, tipo } = presentArchivo(cv)
      return reply
        .type(mime)
        .headers({
          'content-disposition': formatDisposition(nombre, tipo),
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        })
        .send(Buffer.from(contenido.buffer, contenido.byteOffset, contenido.byteLength))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return reply.code(404).type('text/plain; charset=utf-8').send(error.message)
    }
  })
}
