import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MAX_ARCHIVO } from '#server/archivos/inspect-archivo.ts'
import { AppError } from '#server/base/errors.ts'
import { Turnos } from '#server/base/turnos.ts'
import type { AppContext } from '#server/context/context.ts'
import { requireOwnOrigin } from '#server/http/refuse.ts'
import { requireEspacioEnDisco } from './espacio.ts'
import { insertArchivoSubido, OMITIDOS } from './subir-archivo.ts'

/** One of many. A body without bytes tells of a file that was refused where it was chosen. */
interface Pedido {
  Params: { id: string }
  Querystring: { nombre?: unknown; omitido?: unknown }
  Body: unknown
}

const LARGO_DE_NOMBRE = 1_000

function parsePedido({ params, query, body }: FastifyRequest<Pedido>) {
  return {
    idSubida: params.id,
    nombre:
      String(query.nombre ?? '')
        .slice(-LARGO_DE_NOMBRE)
        .toWellFormed() || 'sin nombre',
    bytes: Buffer.isBuffer(body) ? body : new Uint8Array(),
    omitido: OMITIDOS.find((uno) => uno === query.omitido) ?? null,
  }
}

/** One file of many by itself, so that none waits for another, and whoever was cut off sends only what is missing. */
export async function registerSubidaRoute(api: FastifyInstance, ctx: AppContext): Promise<void> {
  // Bound of all who upload: as many processes, and files in memory.
  const turnos = new Turnos(3)
  // A file of any other kind is none.
  api.removeAllContentTypeParsers()
  api.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: MAX_ARCHIVO + 1 },
    (_request, body, done) => done(null, body),
  )
  api.post<Pedido>(
    '/cv/subida/:id',
    { config: { permiso: 'personal' }, onRequest: requireOwnOrigin(ctx.config) },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const requestCtx = await request.buildContext(reply)
      try {
        const pedido = parsePedido(request)
        await requireEspacioEnDisco(ctx, pedido.bytes.length)
        await turnos.run(() => insertArchivoSubido({ ...requestCtx, log: request.log }, pedido))
        return reply.send({ mensaje: 'Recibido' })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return reply.code(error.code === 'NOT_FOUND' ? 404 : 409).send({ mensaje: error.message })
      }
    },
  )
}
