import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Transform } from 'node:stream'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerFactory,
  RequestPayload,
} from 'fastify'
import type { Lifecycle } from './health.ts'
import { getVisitorSite } from './visitor-network.ts'

const SWEEP_MS = 100
/** Half a question that does not go on for so long is not waited for; what is being answered is. */
const STALLED_MS = 1_000

/** A connection that asks for nothing shall not hold up the end. Node closes only some of them. */
export function registerEndOfConnections(app: FastifyInstance, lifecycle: Lifecycle): void {
  const { server } = app
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const asking = new Map<Socket, IncomingMessage>()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    asking.set(request.socket, request)
    response.once('close', () => asking.delete(request.socket))
  })
  const stalled = new Map<Socket, { bytes: number; since: number }>()
  const isStalled = (socket: Socket): boolean => {
    if (asking.get(socket)?.complete) return false
    // Browsers open some ahead, to have them at hand.
    if (socket.bytesRead === 0) return true
    const before = stalled.get(socket)
    if (before?.bytes === socket.bytesRead) return performance.now() - before.since >= STALLED_MS
    stalled.set(socket, { bytes: socket.bytesRead, since: performance.now() })
    return false
  }
  // A proxy would keep the connection of an answer that was under way.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (lifecycle.closing) reply.header('connection', 'close')
    done(null, payload)
  })
  const sweep = () => {
    // Of answers that had begun before, and could not say so any more.
    server.closeIdleConnections()
    for (const socket of open) if (isStalled(socket)) socket.destroy()
  }
  app.addHook('preClose', (done) => {
    if (!server.listening) return done()
    sweep()
    const timer = setInterval(sweep, SWEEP_MS)
    server.once('close', () => clearInterval(timer))
    done()
  })
}

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

/** Browsers and proxies wait for an answer before they ask again. */
const MAX_UNANSWERED = 4
/** Long enough for a CV of 10 MB over a phone's uplink. */
const REQUEST_MS = 120_000
/** An answer that nobody takes; after REQUEST_MS, so that a slow sender is told what it did. */
const SILENT_MS = 180_000
const KEEP_ALIVE_MS = 72_000

/**
 * Node reads on while nobody takes the answers: hundreds of requests in one packet were all worked at. Here a connection
 * ends with the first that is too many.
 */
export const openGuardedServer: FastifyServerFactory = (handle, options) => {
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>()
  const server = createServer(options.http ?? {}, (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    // The rest of a packet is still read after its connection has ended.
    if (socket.destroyed) return
    const waiting = unanswered.get(socket) ?? new Set()
    unanswered.set(socket, waiting)
    if (waiting.size >= MAX_UNANSWERED) return void socket.destroy()
    waiting.add(response)
    // An answer counts until the next turn: what one packet brings is worked at in a single one, however fast the answers.
    response.once('close', () => setImmediate(() => waiting.delete(response)))
    handle(request, response)
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.requestTimeout = REQUEST_MS
  server.setTimeout(SILENT_MS)
  return server
}

const MAX_BODIES = 1_000
const MAX_BYTES = 64 * 1024 * 1024

interface Cuerpo {
  raw: IncomingMessage
  bytes: number
  sitio: string
}

/** Bytes of a body: an undeclared one may become as much as anybody may send; a form's file goes to the disk. */
function countBytes({ headers }: IncomingMessage): number {
  if (headers['content-type']?.startsWith('multipart/')) return 64 * 1024
  return Math.min(Number(headers['content-length'] ?? MAX_OTHERS_BODY), MAX_OTHERS_BODY)
}

/**
 * Bodies that have begun and not ended are held in memory for two minutes. Beyond the bounds the oldest ends of whoever
 * has most of them under way, so that a flood is paid for by whoever sends it.
 */
export function boundUnfinishedBodies(app: FastifyInstance): void {
  const cuerpos = new Set<Cuerpo>()
  let bytes = 0
  const forget = (cuerpo: Cuerpo) => {
    if (cuerpos.delete(cuerpo)) bytes -= cuerpo.bytes
  }
  const isOver = () => cuerpos.size > MAX_BODIES || bytes > MAX_BYTES
  const endOldest = () => {
    const bySitio = Map.groupBy(cuerpos, ({ sitio }) => sitio)
    const most = [...bySitio.values()].reduce((a, b) => (b.length > a.length ? b : a))
    most[0]!.raw.socket.destroy()
    forget(most[0]!)
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (raw.headers['content-length'] || raw.headers['transfer-encoding']) {
      const cuerpo = { raw, bytes: countBytes(raw), sitio: getVisitorSite(request.ip) }
      cuerpos.add(cuerpo)
      bytes += cuerpo.bytes
      reply.raw.once('close', () => forget(cuerpo))
      // What has arrived whole is bounded by what is done with it.
      if (isOver()) for (const one of cuerpos) if (one.raw.complete) forget(one)
      while (isOver()) endOldest()
    }
    done()
  })
}
