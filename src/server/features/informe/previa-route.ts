import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors.ts'
import { composeInforme } from './compose-informe.ts'
import { writePdf } from './write-pdf.ts'

/** The report as it stands now, to be looked at while it is worded: the document itself, kept nowhere. */
export function registerPreviaDeInforme(api: FastifyInstance): void {
  api.get<{ Params: { idClima: string } }>('/informe/:idClima/previa.pdf', async (request, reply) => {
    const ctx = await request.buildContext(reply)
    // Who looks elsewhere meanwhile leaves the place to others.
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    reply.headers({
      'content-security-policy': "default-src 'none'",
      'content-disposition': 'inline; filename="Informe.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    try {
      const { informe } = await composeInforme(ctx, request.params.idClima)
      const bytes = await writePdf(ctx, informe, gone.signal)
      return reply.type('application/pdf').send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    } catch (error) {
      if (gone.signal.aborted) return reply.code(499).send()
      if (!(error instanceof AppError)) throw error
      return reply
        .code(error.code === 'NOT_FOUND' ? 404 : 409)
        .type('text/plain; charset=utf-8')
        .send(error.message)
    }
  })
}
