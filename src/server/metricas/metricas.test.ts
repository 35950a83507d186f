import { expect, onTestFinished, test } from 'vitest'
import { saveUltimoRespaldo } from '#features/operacion/server/respaldo/ficha.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { startServerProcess } from '#tests/support/server-process.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { ConfigError } from '../context/config.ts'
import { inTransaction } from '../db/engine/transaction.ts'
import { insertCorreos } from '../mail/insert-correo.ts'
import { buildApp } from '../start/app.ts'
import { startMetricas } from './metricas.ts'

const LOOPBACK = { port: 0, host: '127.0.0.1' }

async function open(engine: 'sqlite' | 'postgres') {
  const ctx = await createTestContext(engine, { config: { basePath: '/sitio' } })
  const metricas = await startMetricas(ctx, LOOPBACK)
  const app = await buildApp({ ctx, lifecycle: { closing: false }, metricas })
  onTestFinished(async () => {
    await app.close()
    await metricas.stop()
  })
  const address = `http://127.0.0.1:${metricas.port}/metrics`
  return { ctx, app, metricas, address, read: async () => (await fetch(address)).text() }
}

const readValue = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

describeAnyEngine('/metrics', (engine) => {
  test('counts requests by pattern and status, and says nothing of who asked for what', async () => {
    const { app, read } = await open(engine)
    const secret = '5f0e7a52-1111-4222-8333-444455556666'
    await app.inject({ url: `/sitio/api/cv/${secret}/archivo` })
    await app.inject({ url: `/sitio/${secret}?token=K7QF3M9X2HTB` })
    await app.inject({ url: '/sitio/healthz', remoteAddress: '203.0.113.7' })
    await app.inject({ url: '/sitio/healthz' })
    const text = await read()
    const count = (route: string, status: number) =>
      readValue(
        text,
        `clima_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`,
      )
    expect(count('/sitio/healthz', 200)).toBe(2)
    expect(count('/sitio/api/cv/:id/archivo', 401)).toBe(1)
    expect(count('(page)', 404)).toBe(1)
    for (const word of [secret, 'K7QF', '203.0.113.7']) expect(text).not.toContain(word)
    expect(readValue(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
    expect(readValue(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
  })

  test('shows the outbox by estado, the oldest mail that waits, and the last backup', async () => {
    const { ctx, read } = await open(engine)
    const empty = await read()
    expect(readValue(empty, 'clima_correos_oldest_seconds')).toBe(0)
    expect(readValue(empty, 'clima_last_backup_timestamp_seconds')).toBeUndefined()
    const correo = { plantilla: 'contacto', datos: {}, para: 'firma@firma.example' }
    const [sent] = await inTransaction(ctx.db, (tx) =>
      insertCorreos(tx, [correo, correo, correo], ctx.now() - 90_000),
    )
    await ctx.db.updateTable('correos').set({ estado: 'enviado' }).where('id', '=', sent!).execute()
    await saveUltimoRespaldo(ctx.db, 1_700_000_000_000)
    const text = await read()
    expect(readValue(text, 'clima_correos{estado="en_cola"}')).toBe(2)
    expect(readValue(text, 'clima_correos{estado="enviado"}')).toBe(1)
    expect(readValue(text, 'clima_correos_oldest_seconds')).toBe(90)
    expect(readValue(text, 'clima_last_backup_timestamp_seconds')).toBe(1_700_000_000)
    expect(readValue(text, 'clima_database_ready')).toBe(1)
    expect(text).not.toContain('firma@firma.example')
  })

  test('still answers when the database does not', async () => {
    const ctx = await createTestContext(engine)
    await ctx.db.selectFrom('ajustes').selectAll().execute()
    await ctx.db.destroy()
    const metricas = await startMetricas(ctx, LOOPBACK)
    onTestFinished(() => metricas.stop())
    const text = await (await fetch(`http://127.0.0.1:${metricas.port}/metrics`)).text()
    expect(readValue(text, 'clima_database_ready')).toBe(0)
    expect(readValue(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  })
})

test('answers nothing but /metrics, and a taken port stops the start with a sentence', async () => {
  const { address, metricas, ctx } = await open('sqlite')
  expect((await fetch(address.replace('/metrics', '/'))).status).toBe(404)
  expect((await fetch(address, { method: 'POST' })).status).toBe(404)
  const again = startMetricas(ctx, { ...LOOPBACK, port: metricas.port })
  await expect(again).rejects.toThrow(ConfigError)
  await expect(again).rejects.toThrow(/^METRICS_PORT \d+ cannot be used on 127\.0\.0\.1 \(EADDRINUSE\)\.$/)
})

test('the site itself never answers /metrics; the process serves it where it is told', async () => {
  const free = await startMetricas(await createTestContext('sqlite'), LOOPBACK)
  await free.stop()
  const server = await startServerProcess({ METRICS_PORT: String(free.port) })
  onTestFinished(async () => void (await server.stop()))
  await fetch(`${server.url}/healthz`)
  const text = await (await fetch(`http://127.0.0.1:${free.port}/metrics`)).text()
  expect(text).toContain('route="/healthz",status="200"')
  expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('process_resident_memory_bytes')
})
