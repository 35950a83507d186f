import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createTestApp } from '../support/test-app.ts'

const ASK = { query: '{ auth { getLogIn { conexion } } }' }
const packings = { gzip: gzipSync, br: brotliCompressSync, deflate: deflateSync, 'x-gzip': gzipSync }

/** Every address that takes a body, and some that take none. */
const ADDRESSES: [method: 'POST' | 'PUT' | 'GET', url: string, type: string][] = [
  ['POST', '/api/graphql', 'application/json'],
  ['PUT', '/api/graphql', 'application/json'],
  ['POST', '/api/mail/contacto', 'application/x-www-form-urlencoded'],
  ['POST', '/api/mail/enviarcurri', 'multipart/form-data; boundary=x'],
  ['GET', '/api/cv/x/archivo', 'application/json'],
  ['GET', '/healthz', 'application/json'],
  ['POST', '/no-existe', 'application/json'],
]

test('a packed body is refused everywhere, whatever it holds', async () => {
  const { app, logIn } = await createTestApp('sqlite')
  const cookie = await logIn()
  for (const [encoding, pack] of Object.entries(packings)) {
    for (const [method, url, type] of ADDRESSES) {
      const headers = { 'content-type': type, 'content-encoding': encoding, cookie }
      const payload = pack(Buffer.from(JSON.stringify(ASK)))
      const answer = await app.inject({ method, url, headers, payload })
      expect([encoding, method, url, answer.statusCode]).toEqual([encoding, method, url, 415])
      expect(answer.headers['accept-encoding']).toBe('identity')
    }
  }
  expect((await app.inject({ method: 'POST', url: '/api/graphql', payload: ASK })).statusCode).toBe(200)
})

test('several encodings, and one that says nothing is done, are refused too', async () => {
  const { post } = await createTestApp('sqlite')
  for (const encoding of ['identity', 'gzip, gzip', '', 'GZIP', 'zstd']) {
    const { status, body } = await post(ASK, { headers: { 'content-encoding': encoding } })
    expect([encoding, status]).toEqual([encoding, 415])
    expect(body.errors[0].message).toBe('La API solo atiende application/json, sin comprimir.')
  }
})
