import { create as formatContentDisposition } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { refuseArchivo } from '../../http/refuse-archivo.ts'
import { openExcel } from './open-excel.ts'
import { MIME_DE_EXCEL } from './render-excel.ts'

/** Who takes nothing for so long has gone. */
const MAX_SIN_LEER_MS = 120_000

/** The workbook as it is written: no more of it is in memory than its reader is behind. */
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
      reply.raw.setTimeout(MAX_SIN_LEER_MS, () => reply.raw.destroy())
      reply.header('cache-control', 'private, no-store')
      try {
        const libro = await openExcel(await request.buildContext(reply), { idClima, gone: gone.signal })
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
