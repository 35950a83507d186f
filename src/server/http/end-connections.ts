import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Lifecycle } from './health.ts'

const SWEEP_MS = 100

/** Whoever keeps a connection without asking for anything shall not hold up the end. Node closes only some of them. */
export function registerEndOfConnections(app: FastifyInstance, lifecycle: Lifecycle): void {
  const { server } = app
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  // A proxy would keep the connection of an answer that was under way.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (lifecycle.closing) reply.header('connection', 'close')
    done(null, payload)
  })
  const sweep = () => {
    // Of answers that had begun before, and could not say so any more.
    server.closeIdleConnections()
    // Browsers open some ahead, to have them at hand.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  }
  app.addHook('preClose', (done) => {
    if (!server.listening) return done()
    sweep()
    const timer = setInterval(sweep, SWEEP_MS)
    server.once('close', () => clearInterval(timer))
    done()
  })
}
