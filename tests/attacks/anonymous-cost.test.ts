import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { KINDS, type Sent } from './anonymous-kinds.ts'

/** In time of a processor: however busy the machine is, a request costs what it costs. */
const MAX_HELD_MS = 50
/** What the work that measures a machine takes where 50 ms are meant; a slower one is given as much longer. */
const WORK_MS = 5
const MAX_MEMORY_MB = 20
const AT_ONCE = 4
/** The first of a kind also pays for what is compiled for it; one that is quick enough is proof. */
const TRIES = 3

let server: ServerProcess

const ask = async (name: string) => JSON.parse(await text(connect(join(server.dataDir, name))))
/** buffersKb: the most that was held at once of what came and was not text yet. */
const readCost = (): Promise<{ longestMs: number; peakKb: number; buffersKb: number }> => ask('costo.sock')

async function computeMaxHeld(held: number): Promise<number> {
  if (held < MAX_HELD_MS) return MAX_HELD_MS
  const workMs: number = await ask('obra.sock')
  return MAX_HELD_MS * Math.max(1, workMs / WORK_MS)
}

function send({ method = 'GET', path, headers = {}, body = '' }: Sent): Promise<number> {
  const { port } = new URL(server.url)
  const length = { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve) => {
    const sending = request(
      { port, method, path, headers: { ...headers, ...length }, agent: false },
      (answer) => {
        answer.resume()
        answer.on('close', () => resolve(answer.statusCode!))
      },
    )
    // Cut off while it was still sending, which is an answer too.
    sending.on('error', () => resolve(0))
    sending.end(body)
  })
}

async function measureHeld(sent: Sent): Promise<number> {
  const held: number[] = []
  for (let turn = 0; sent.learnt && turn < TRIES; turn++) {
    expect(await send(sent.learnt)).toBe(sent.learnt.status)
  }
  for (let turn = 0; turn < TRIES && !(Math.min(...held) < MAX_HELD_MS); turn++) {
    await readCost()
    const status = await send(sent)
    expect(status).toBeLessThan(500)
    expect(status).toBe(sent.status ?? status)
    held.push((await readCost()).longestMs)
  }
  return Math.min(...held)
}

beforeAll(async () => {
  server = await startServerProcess({
    NODE_OPTIONS: `--import=${join(import.meta.dirname, '../support/report-cost.mjs')}`,
    MENSAJES_POR_HORA: '100000',
    TRUST_PROXY: '1',
  })
  for (let turn = 0; turn < AT_ONCE; turn++) await send({ path: `/?${turn}` })
})
afterAll(() => server.stop())

/** Sends all but the end of a body; the end when it is told to. */
function holdBack({ method, path, headers, body }: Sent, visitor: number) {
  const { port } = new URL(server.url)
  const bytes = Buffer.from(body as Buffer)
  const answered = Promise.withResolvers<number | undefined>()
  const sent = Promise.withResolvers<unknown>()
  const visitante = { 'x-forwarded-for': `10.0.0.${visitor}`, 'content-length': bytes.length }
  const sending = request(
    { port, method, path, headers: { ...headers, ...visitante }, agent: false },
    (answer) => {
      answer.resume()
      answer.on('close', () => answered.resolve(answer.statusCode))
    },
  )
  sending.write(bytes.subarray(0, -9), sent.resolve)
  return { sent: sent.promise, answered: answered.promise, end: () => sending.end(bytes.subarray(-9)) }
}

test('without a session: many who send ten megabytes and hold back their end take the disk and not the memory', async () => {
  const sent = KINDS.multipart!['ten megabytes of almost zips']!
  await readCost()
  const held = Array.from({ length: 24 }, (_, visitor) => holdBack(sent, visitor))
  await Promise.all(held.map((one) => one.sent))
  for (const { end } of held) end()
  const statuses = await Promise.all(held.map(({ answered }) => answered))
  expect(new Set(statuses)).toEqual(new Set([400]))
  expect((await readCost()).buffersKb / 1024).toBeLessThan(160)
})

describe.each(Object.entries(KINDS))('without a session: %s', (_, kinds) => {
  test.each(Object.entries(kinds))('%s keep nobody waiting', async (_, sent) => {
    const held = await measureHeld(sent)
    expect(held).toBeLessThan(await computeMaxHeld(held))
  })

  test('four of each at once take little memory, and the server goes on', async () => {
    const before = (await readCost()).peakKb
    for (const sent of Object.values(kinds)) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => send(sent)))
    }
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect(((await readCost()).peakKb - before) / 1024).toBeLessThan(AT_ONCE * MAX_MEMORY_MB)
  })
})
