import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { buildPdf, TOKENS_SIN_FIN } from '../../src/server/archivos/testing/archivos-de-prueba.ts'
import { fuzzFiles } from '../fuzz/fuzz-files.ts'
import { startServerProcess } from '../support/server-process.ts'
import { CURRICULUM } from '../support/sitio.ts'

/** The most memory that it ever held, in megabytes. */
const readCumbre = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

test('tokens without end, eight at once, cost the serving process nothing', async () => {
  const server = await startServerProcess({ MENSAJES_POR_HORA: '100' })
  onTestFinished(async () => void (await server.stop()))
  const send = async (bytes: Uint8Array) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(CURRICULUM)) body.append(name, value)
    body.append('archivo', new File([new Uint8Array(bytes)], 'cv.docx'))
    const headers = { origin: server.origin }
    return (await fetch(`${server.url}/api/mail/enviarcurri`, { method: 'POST', headers, body })).status
  }
  expect(await send(buildPdf('Hola'))).toBe(200)
  const before = readCumbre(server.pid)
  const statuses = await Promise.all(Object.values(TOKENS_SIN_FIN).map((build) => send(build())))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(readCumbre(server.pid) - before).toBeLessThan(100)
})

test('300 files with bytes of others are judged within the limits', () => fuzzFiles({ cases: 300 }))
