import type { FastifyReply, FastifyRequest } from 'fastify'

const GRACE_MS = 1_000

/**
 * A body that was refused before its end is not read to its end. Closing at once would often cost the sender the
 * answer, which is lost with the connection; for a moment what still comes is thrown away instead.
 */
export function cutOffAfterAnswer({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.readableEnded) return
  reply.raw.once('finish', () => {
    raw.unpipe()
    raw.resume()
    const timer = setTimeout(() => raw.destroy(), GRACE_MS)
    raw.once('end', () => clearTimeout(timer))
    raw.once('close', () => clearTimeout(timer))
  })
}
