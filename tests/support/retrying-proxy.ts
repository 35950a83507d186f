import { Agent, createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_MS = 10_000

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/**
 * What stands in front of several nodes: asks them in turn, over connections that it keeps. A node that does not take
 * the connection, cuts it off before it answers or says 503 has done nothing, so the next one is asked.
 */
export async function startRetryingProxy(listNodes: () => string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const retries = { refused: 0, cutOff: 0, closing: 0 }
  const given: Record<string, number> = {}
  let turn = 0

  const ask = (node: string, incoming: IncomingMessage, body: Buffer) =>
    new Promise<Answer>((resolve, reject) => {
      const headers = {
        ...incoming.headers,
        connection: 'keep-alive',
        // Nobody is trusted with their own address but the test, which plays many visitors.
        'x-forwarded-for': String(incoming.headers['x-visitante'] ?? incoming.socket.remoteAddress),
      }
      const forward = request(
        `${node}${incoming.url}`,
        { agent, method: incoming.method, headers },
        (response) => {
          readAll(response).then(
            (answer) =>
              resolve({ status: response.statusCode ?? 502, headers: response.headers, body: answer }),
            reject,
          )
        },
      )
      forward.on('error', reject)
      forward.end(body)
    })

  async function forward(incoming: IncomingMessage, body: Buffer): Promise<Answer> {
    const deadline = Date.now() + PATIENCE_MS
    for (let tries = 1; ; tries++) {
      const nodes = listNodes()
      const node = nodes[turn++ % nodes.length]!
      try {
        const answer = await ask(node, incoming, body)
        if (answer.status !== 503 || Date.now() > deadline) return answer
        retries.closing++
      } catch (error) {
        if (Date.now() > deadline) throw error
        retries[(error as NodeJS.ErrnoException).code === 'ECONNREFUSED' ? 'refused' : 'cutOff']++
      }
      if (tries % nodes.length === 0) await sleep(50)
    }
  }

  const proxy = createServer(async (incoming, outgoing) => {
    try {
      const { status, headers, body } = await forward(incoming, await readAll(incoming))
      given[status] = (given[status] ?? 0) + 1
      const { connection: _, 'transfer-encoding': __, 'keep-alive': ___, ...rest } = headers
      outgoing.writeHead(status, { ...rest, 'content-length': body.length }).end(body)
    } catch {
      outgoing.writeHead(502).end()
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    retries,
    /** How many answers of each status were given. */
    given,
    stop: () =>
      new Promise<void>((resolve) => {
        agent.destroy()
        proxy.closeAllConnections()
        proxy.close(() => resolve())
      }),
  }
}
