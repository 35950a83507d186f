import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { createTestApp } from '../support/test-app.ts'

const ASK = '{"query":"{ auth { getLogIn { conexion } } }"}'
const post = (length: number | string, body: string, more = '') =>
  `POST /api/graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${more}content-length: ${length}\r\n\r\n${body}`

/** How many requests were worked at, and who sends them: connections of this machine that never read. */
async function listen(config = {}) {
  const { app } = await createTestApp('sqlite', { config })
  let worked = 0
  app.addHook('preHandler', (_request, _reply, done) => {
    worked++
    done()
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  const send = (text: string) => {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    socket.on('error', () => {})
    socket.write(text)
    return socket
  }
  return { app, send, countWorked: () => worked, origin: `http://127.0.0.1:${port}` }
}

const countOpen = (app: FastifyInstance) =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

/** As a browser asks. */
async function isServed(origin: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/api/graphql`, { method: 'POST', headers, body: ASK })
  return answer.status === 200 && !(await answer.text()).includes('errors')
}

test('requests that nobody reads are not worked at: a connection with more than a few ends', async () => {
  const { app, send, countWorked, origin } = await listen()
  for (let n = 0; n < 100; n++) send(post(ASK.length, ASK).repeat(300))
  await eventually(() => expect(countWorked()).toBeGreaterThanOrEqual(100))
  await eventually(async () => expect(await countOpen(app)).toBe(0))
  expect(countWorked()).toBeLessThanOrEqual(100 * 4)
  expect(await isServed(origin)).toBe(true)
})

test('a few requests one behind the other are answered in their order', async () => {
  const { send } = await listen()
  const socket = send(post(ASK.length, ASK).repeat(2) + post(ASK.length, ASK, 'connection: close\r\n'))
  let answers = ''
  socket.on('data', (chunk) => {
    answers += chunk
  })
  await once(socket, 'close')
  expect(answers.match(/HTTP\/1\.1 200 /g)).toHaveLength(3)
})

test('bodies half sent are bounded in bytes: the oldest of whoever sends most ends', async () => {
  const { app, send, origin } = await listen({ trustProxy: 1 })
  const visitor = send(post(ASK.length, ASK.slice(0, 10), 'x-forwarded-for: 198.51.100.8\r\n'))
  const answered = once(visitor, 'data')
  const half = `{"query":"${'x'.repeat(60_000)}`
  const forged = (n: number) => `x-forwarded-for: 2001:db8:7:${n}::1\r\n`
  for (let n = 0; n < 600; n++) send(post(250_000, half, forged(n)))
  await eventually(async () => expect(await countOpen(app)).toBeLessThan(300))
  // Whoever had begun before all of them, elsewhere, ends in peace.
  visitor.write(ASK.slice(10))
  expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 200 /)
  expect(await isServed(origin)).toBe(true)
})

test('bodies half sent are bounded in number, however small', async () => {
  const { app, send, origin } = await listen()
  for (let n = 0; n < 1_300; n++) send(post(20, '{'))
  await eventually(async () => expect(await countOpen(app)).toBe(1_000))
  expect(await isServed(origin)).toBe(true)
})

test('an answer that nobody takes does not keep its connection for ever', async () => {
  const { app } = await listen()
  expect(app.server.timeout).toBe(180_000)
  expect(app.server.keepAliveTimeout).toBeLessThan(app.server.timeout)
})
