import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { registerEndOfConnections } from './end-connections.ts'

test('an answer that had begun is given whole, and its connection ends with it', async () => {
  const lifecycle = { closing: false }
  const app = Fastify()
  registerEndOfConnections(app, lifecycle)
  const body = new PassThrough()
  app.get('/', (_request, reply) => reply.send(body))
  // Keeps its connections for ever, as a proxy may.
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  body.write('una mitad')
  const [response] = (await once(get(url, { agent }), 'response')) as [IncomingMessage]
  lifecycle.closing = true
  const closed = app.close()
  setTimeout(() => body.end(' y la otra'), 300)
  expect(await text(response)).toBe('una mitad y la otra')
  expect(response.headers.connection).toBe('keep-alive')
  await closed
})
