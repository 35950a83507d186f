import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { registerEndOfConnections } from './guard-connections.ts'

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

test.each([
  ['head', 'GET / HTTP/1.1\r\nHost: x\r\nX-Al'],
  ['body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nmitad'],
])('half a %s that never goes on is not waited for', async (_part, half) => {
  const lifecycle = { closing: false }
  const app = Fastify()
  registerEndOfConnections(app, lifecycle)
  app.post('/', () => 'nunca')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const connected = once(app.server, 'connection') as Promise<[Socket]>
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void client.destroy())
  client.on('error', () => {})
  client.write(half)
  const [socket] = await connected
  await expect.poll(() => socket.bytesRead).toBe(half.length)
  lifecycle.closing = true
  // Without an end to it the test runs out of time.
  await app.close()
  expect(socket.destroyed).toBe(true)
})
