import { Transform } from 'node:stream'
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify'

export const MAX_OTHERS_BODY = 256 * 1024

const tooLarge = () => Object.assign(new Error('body too large'), { statusCode: 413 })

/** Only staff may send much, no client has a call for it, and that is settled before the body is read. */
export async function limitBodyOfOthers(
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: RequestPayload,
): Promise<RequestPayload> {
  const declared = request.headers['content-length']
  if (declared !== undefined && Number(declared) <= MAX_OTHERS_BODY) return payload
  if (await request.isFromStaff()) return payload
  if (declared !== undefined) throw tooLarge()

  let received = 0
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      done(received > MAX_OTHERS_BODY ? tooLarge() : null, chunk)
    },
  })
  return payload.pipe(limited)
}
