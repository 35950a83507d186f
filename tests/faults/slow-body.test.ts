import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startServerProcess } from '../support/server-process.ts'

const SLOW = 200

/** A sender that begins a body and lets a byte drip every ten seconds; resolves with what it was told. */
function drip(port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.write(
      'POST /api/graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{',
    )
    const dripping = setInterval(() => socket.write(' '), 10_000)
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(dripping)
      resolve(answer)
    })
  })
}

test('senders that never finish are cut off, and nobody else notices them', {
  timeout: 240_000,
}, async () => {
  const server = await startServerProcess()
  try {
    const port = Number(new URL(server.origin).port)
    const slow = Promise.all(Array.from({ length: SLOW }, () => drip(port)))
    let served = 0
    const done = slow.then(() => true)
    while (!(await Promise.race([done, new Promise((next) => setTimeout(() => next(false), 2_000))]))) {
      const answer = await server.graphql('{ auth { getLogIn { conexion } } }')
      expect(answer.status).toBe(200)
      served++
    }
    expect(served).toBeGreaterThan(10)
    for (const answer of await slow) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  } finally {
    await server.stop()
  }
})
