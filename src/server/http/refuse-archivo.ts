import type { FastifyReply } from 'fastify'
import { AppError } from '../base/errors.ts'

/** What keeps a file from being made, to whoever is still there to read it. */
export function refuseArchivo(reply: FastifyReply, error: unknown, gone: AbortSignal): FastifyReply {
  if (gone.aborted) return reply.code(499).send()
  if (!(error instanceof AppError)) throw error
  return reply
    .code(error.code === 'NOT_FOUND' ? 404 : 409)
    .type('text/plain; charset=utf-8')
    .send(error.message)
}
