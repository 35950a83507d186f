import type { FastifyReply, FastifyRequest } from 'fastify'
import { renderFailurePage, type Salida } from './failure-page.ts'
import { isNavigation } from './is-navigation.ts'

interface Negativa {
  status: number
  mensaje: string
  /** What may have become of it, or what to do. */
  texto?: string
  salida: Salida
}

/** An address that gives no file. Whoever followed a link, from a mail or a list of yesterday, lands on a page that goes on. */
export function refuseLink(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, mensaje, texto, salida }: Negativa,
): FastifyReply {
  reply.code(status).header('cache-control', 'private, no-store')
  if (!isNavigation(request))
    return reply.type('text/plain; charset=utf-8').send(texto ? `${mensaje} ${texto}` : mensaje)
  const titulo = mensaje.replace(/\.$/, '')
  const pagina = renderFailurePage({ titulo, ...(texto ? { texto } : {}), salida }, reply.cspNonce.style)
  return reply.type('text/html; charset=utf-8').send(pagina)
}
