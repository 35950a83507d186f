import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Lifecycle } from './health.ts'

const SWEEP_MS = 100
/** Half a question that does not go on for so long is not waited for; what is being answered is. */
const STALLED_MS = 1_000

/** Whoever keeps a connection without asking for anything shall not hold up the end. Node closes only some of them. */
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
