import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ApiError, createHttpSend } from './api.ts'

async function sendTo(status: number, body: string): Promise<unknown> {
  const server = createServer((_, response) => response.writeHead(status).end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const send = createHttpSend(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return send('query { x }', {}).catch((error: unknown) => error)
}

const PAGINA = '<!doctype html><h1>Internal Server Error</h1>'

test.each([500, 404, 200])(
  'a page in the place of an answer (%i) is a failure of the server: it is told at once',
  async (status) => {
    expect(await sendTo(status, PAGINA)).toMatchObject({
      code: 'INTERNAL',
      message: 'El servidor no pudo responder.',
    })
  },
)

test.each([502, 503, 504])(
  'a proxy that does not reach the server (%i) is a lost connection: it is tried again',
  async (status) => {
    expect(await sendTo(status, PAGINA)).toMatchObject({ code: 'NETWORK' })
  },
)

test('what is refused comes as it was written, whatever its status', async () => {
  const answer = { errors: [{ message: 'No.', extensions: { code: 'BAD_USER_INPUT' } }] }
  expect(await sendTo(400, JSON.stringify(answer))).toEqual(answer)
})

test('nobody who answers is a lost connection', async () => {
  const error = await createHttpSend('http://127.0.0.1:1')('query { x }', {}).catch((e: unknown) => e)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 'NETWORK' })
})
