import type { FastifyReply } from 'fastify'
import { formatEnviado } from '#domain/contacto/mensajes.ts'
import type { Config } from '#server/context/config.ts'
import type { FormError } from './form-error.ts'

export type Formulario = 'mensaje' | 'curriculum' | 'respuesta'

/**
 * The same address answers two kinds of senders.
 * A script (fetch; Accept is application/json or anything) gets the status and JSON: 200 {mensaje} or 4xx
 * {mensaje, campo?, falla}. A form sent by the browser itself is sent on with 303 to where it came from, with
 * ?contacto=enviado or ?curriculum=enviado, or =error&falla=…&campo=…, which that page puts into words.
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

export function answerSent(config: Config, envio: Formulario, native: boolean, reply: FastifyReply) {
  if (native) {
    return reply.redirect(getPage(config, envio, { [getParametro(envio)]: 'enviado' }), 303)
  }
  return reply.send({ mensaje: envio === 'respuesta' ? 'Guardamos tu respuesta.' : formatEnviado(envio) })
}

export function answerRefused(
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
