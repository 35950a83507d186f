import { Transform } from 'node:stream'
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify'

export const MAX_ANONYMOUS_BODY = 256 * 1024

const tooLarge = () => Object.assign(new Error('body too large'), { statusCode: 413 })

/** Only staff may send much, and that is settled before the body is read. */
export async function limitBodyWithoutSesion(
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: RequestPayload,
): Promise<RequestPayload> {
  const declared = request.headers['content-length']
  if (declared !== undefined && Number(declared) <= MAX_ANONYMOUS_BODY) return payload
  if (await request.hasSesion()) return payload
  if (declared !== undefined) throw tooLarge()

  let received = 0
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      done(received > MAX_ANONYMOUS_BODY ? tooLarge() : null, chunk)
    },
  })
  return payload.pipe(limited)
}
