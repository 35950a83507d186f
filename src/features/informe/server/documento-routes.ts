import type { FastifyInstance } from 'fastify'
import type { RequestContext } from '#server/context/context.ts'
import { refuseArchivo } from '#server/http/refuse.ts'
import type { Documento } from '#server/pdf/documento.ts'
import { createFicha } from './ficha/create-ficha.ts'
import { composeInforme } from './informe.ts'
import { createDocumento } from './pdf/create-documento.ts'
import { renderEnTurno } from './render-en-turno.ts'

/** Documents that are made while somebody looks at them, and kept nowhere. */
const ROUTES: {
  url: string
  nombre: string
  create: (ctx: RequestContext, idClima: string) => Promise<Documento>
}[] = [
  {
    // The report as it stands now, to be looked at while it is worded.
    url: '/informe/:idClima/previa.pdf',
    nombre: 'Informe.pdf',
    create: async (ctx, idClima) => createDocumento((await composeInforme(ctx, idClima)).informe),
  },
  { url: '/informe/:idClima/ficha.pdf', nombre: 'Ficha-de-ronda.pdf', create: createFicha },
]

export function registerDocumentosDeInforme(api: FastifyInstance): void {
  for (const { url, nombre, create } of ROUTES)
    api.get<{ Params: { idClima: string } }>(
      url,
      { config: { permiso: 'personal' } },
      async (request, reply) => {
        const ctx = await request.buildContext(reply)
        // A reader who looks elsewhere meanwhile leaves the place to others.
        const gone = new AbortController()
        reply.raw.once('close', () => gone.abort())
        reply.headers({
          'content-security-policy': "default-src 'none'",
          'content-disposition': `inline; filename="${nombre}"`,
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        })
        try {
          const bytes = await renderEnTurno(ctx, await create(ctx, request.params.idClima), gone.signal)
          return reply
            .type('application/pdf')
            .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
        } catch (error) {
          return refuseArchivo(reply, error, gone.signal)
        }
      },
    )
}
