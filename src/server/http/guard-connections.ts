import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import { MAX_OTHERS_BODY } from './limit-body.ts'
import { getVisitorSite } from './visitor-network.ts'

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

/** What is not declared may become as much as anybody may send; a form's file goes to the disk. */
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
