import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formatEnviado } from '#domain/contacto/mensajes.ts'
import { AppError } from '#server/base/errors.ts'
import { Turnos } from '#server/base/turnos.ts'
import type { Config } from '#server/context/config.ts'
import type { AppContext } from '#server/context/context.ts'
import { isNavigation } from '#server/http/failure-page.ts'
import { requireOwnOrigin } from '#server/http/refuse.ts'
import { getVisitorNetwork, getVisitorSite } from '#server/http/visitor-network.ts'
import { insertCurriculum, insertRespuesta, requireEspacio } from './curriculum.ts'
import { campoError, envioError, FormError, type FormularioRecibido, isFromProgram } from './form-error.ts'
import { consumeMensaje } from './limit-mensajes.ts'
import { insertContacto } from './mensajes.ts'
import { MAX_CUERPO, readMultipart } from './read-multipart.ts'

type Formulario = 'mensaje' | 'curriculum' | 'respuesta'

/**
 * The same address answers two kinds of senders. A script (fetch; Accept is application/json or anything) gets the status and
 * JSON: 200 {mensaje} or 4xx {mensaje, campo?, falla}. A form sent by the browser itself is sent on with 303 to where it came
 * from. The address ends in ?contacto=enviado or ?curriculum=enviado, or in =error&falla=…&campo=…, which that page puts into
 * words.
 */
function getPage(
  { basePath }: Config,
  envio: Formulario,
  resultado: Record<string, string | undefined>,
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(resultado)) if (value) query.set(name, value)
  if (envio === 'mensaje') return `${basePath}/?${query}#contacto`
  return `${basePath}/${envio === 'curriculum' ? 'envia-cv' : 'actualiza-cv'}?${query}`
}

const getParametro = (envio: Formulario) => (envio === 'mensaje' ? 'contacto' : envio)

function answerSent(config: Config, envio: Formulario, native: boolean, reply: FastifyReply) {
  if (native) {
    return reply.redirect(getPage(config, envio, { [getParametro(envio)]: 'enviado' }), 303)
  }
  return reply.send({ mensaje: envio === 'respuesta' ? 'Guardamos tu respuesta.' : formatEnviado(envio) })
}

function answerRefused(
  config: Config,
  envio: Formulario,
  { status, message, falla, campo }: FormError,
  native: boolean,
  reply: FastifyReply,
) {
  if (native && falla !== 'origen') {
    return reply.redirect(getPage(config, envio, { [getParametro(envio)]: 'error', falla, campo }), 303)
  }
  return reply.code(status).send({ mensaje: message, campo, falla })
}

/** A form has five fields; 60,000 of them kept everybody waiting while they were taken apart. */
const MAX_CAMPOS = 50

function readUrlencoded(body: string): FormularioRecibido {
  if (body.split('&', MAX_CAMPOS + 1).length > MAX_CAMPOS) throw envioError(400, 'formato')
  const campos = new URLSearchParams(body)
  return { getValores: (nombre) => campos.getAll(nombre), archivo: null }
}

const GRACE_MS = 1_000

/**
 * A body that was refused before its end is not read to its end. Closing at once would often cost the sender the
 * answer, which is lost with the connection; for a moment what still comes is thrown away instead.
 */
function cutOffAfterAnswer({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.readableEnded) return
  reply.raw.once('finish', () => {
    raw.unpipe()
    raw.resume()
    const timer = setTimeout(() => raw.destroy(), GRACE_MS)
    raw.once('end', () => clearTimeout(timer))
    raw.once('close', () => clearTimeout(timer))
  })
}

interface FormRoute {
  envio: Formulario
  url: string
  contentType: string
  maxBytes: number
  read: (request: FastifyRequest, config: Config) => FormularioRecibido | Promise<FormularioRecibido>
  insert: (ctx: AppContext, formulario: FormularioRecibido) => Promise<void>
}

const ROUTES: FormRoute[] = [
  {
    envio: 'mensaje',
    url: '/contacto',
    contentType: 'application/x-www-form-urlencoded',
    maxBytes: 128 * 1024,
    read: ({ body }) => readUrlencoded(body as string),
    insert: insertContacto,
  },
  {
    envio: 'curriculum',
    url: '/enviarcurri',
    contentType: 'multipart/form-data',
    maxBytes: MAX_CUERPO,
    read: readMultipart,
    insert: insertCurriculum,
  },
  {
    envio: 'respuesta',
    url: '/actualizarcurri',
    contentType: 'multipart/form-data',
    maxBytes: MAX_CUERPO,
    read: readMultipart,
    insert: insertRespuesta,
  },
]

/** Refusals of Fastify or a hook before our code ran. */
function translateError(error: FastifyError | FormError, request: FastifyRequest): FormError {
  if (error instanceof FormError) return error
  if (error instanceof AppError) {
    return new FormError(error.code === 'NOT_FOUND' ? 404 : 400, error.message, 'formato')
  }
  const status = error.statusCode ?? 500
  if (status === 403) return envioError(403, 'origen')
  if (status === 413) return envioError(413, 'tamano')
  if (status < 500) return envioError(status, 'formato')
  request.log.error({ err: error }, 'form not stored')
  return envioError(500, 'interno')
}

/** The public forms: 200 says that the message is safely stored, not that it was already sent. */
export async function registerContacto(scope: FastifyInstance, ctx: AppContext): Promise<void> {
  await scope.register(formbody, { parser: (text) => text as never })
  await scope.register(multipart)
  const counted = new WeakMap<FastifyRequest, () => Promise<void>>()
  const attended = new WeakSet<FastifyRequest>()
  // Four files of strangers in memory, however many wait.
  const turnos = new Turnos(4)
  // Bytes under way will be on the disk too.
  let enCamino = 0
  const giveBack = async (request: FastifyRequest) => {
    const give = counted.get(request)
    counted.delete(request)
    await give?.().catch(() => {})
  }

  for (const { envio, url, contentType, maxBytes, read, insert } of ROUTES) {
    /** Everything that can be known without reading the body. */
    const refuseUnread = async (request: FastifyRequest, reply: FastifyReply) => {
      const { 'content-type': type = '', 'content-length': length } = request.headers
      if (type.split(';')[0]!.trim().toLowerCase() !== contentType) throw envioError(415, 'formato')
      if (Number(length) > maxBytes) {
        throw envio === 'mensaje'
          ? envioError(413, 'tamano')
          : campoError({ campo: 'archivo', falla: 'tamano' })
      }
      // A visitor who has gone away has no address, and is nobody to count.
      if (!request.ip) throw envioError(400, 'formato')
      const bytes = length === undefined ? maxBytes : Number(length)
      const remitente = { red: getVisitorNetwork(request.ip), sitio: getVisitorSite(request.ip), bytes }
      counted.set(request, await consumeMensaje(ctx, remitente))
      // A connection that ends now reaches neither handler, and has sent nothing.
      const forget = () => attended.has(request) || giveBack(request)
      if (request.raw.destroyed) {
        await forget()
        throw envioError(400, 'formato')
      }
      enCamino += bytes
      reply.raw.once('close', () => {
        enCamino -= bytes
        return forget()
      })
      await requireEspacio({ ...ctx, log: request.log }, enCamino)
    }

    scope.route({
      method: 'POST',
      url,
      config: { permiso: 'todos' },
      bodyLimit: maxBytes,
      onRequest: [requireOwnOrigin(ctx.config), refuseUnread],
      handler: async (request, reply) => {
        attended.add(request)
        const formulario = await read(request, ctx.config)
        const { archivo } = formulario
        const keep = async () => {
          if (!isFromProgram(formulario)) await insert({ ...ctx, log: request.log }, formulario)
        }
        await (archivo ? turnos.run(keep).finally(archivo.end) : keep())
        reply.header('cache-control', 'no-store')
        return answerSent(ctx.config, envio, isNavigation(request), reply)
      },
      errorHandler: async (error, request, reply: FastifyReply) => {
        await giveBack(request)
        cutOffAfterAnswer(request, reply)
        reply.header('cache-control', 'no-store')
        return answerRefused(ctx.config, envio, translateError(error, request), isNavigation(request), reply)
      },
    })
    scope.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url,
      config: { permiso: 'todos' },
      handler: (_request, reply) =>
        reply.code(405).header('allow', 'POST').send({ mensaje: 'Esta dirección solo atiende POST.' }),
    })
  }
}
