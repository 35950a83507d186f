import { create as formatContentDisposition } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { MIME_DE_EXCEL } from '#server/excel/render-libro.ts'
import { refuseArchivo } from '#server/http/refuse-archivo.ts'
import { downloadExcel } from './render-excel.ts'

/** The workbook of a climate, for the page; whoever goes away meanwhile ends its writing. */
export function registerExcelRoute(api: FastifyInstance): void {
  api.get<{ Params: { idClima: string } }>(
    '/resultados/:idClima/excel',
    { config: { permiso: 'personal' } },
    async (request, reply) => {
      const { idClima } = request.params
      const gone = new AbortController()
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) gone.abort()
      })
      reply.header('cache-control', 'private, no-store')
      try {
        const libro = await downloadExcel(await request.buildContext(reply), { idClima, gone: gone.signal })
        return reply
          .type(MIME_DE_EXCEL)
          .headers({
            'content-disposition': formatContentDisposition(`Clima-${idClima}.xlsx`),
            'x-content-type-options': 'nosniff',
          })
          .send(libro)
      } catch (error) {
        return refuseArchivo(reply, error, gone.signal)
      }
    },
  )
}
