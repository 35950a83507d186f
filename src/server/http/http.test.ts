import { copyFileSync, renameSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEngines } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { keepLog } from '#tests/support/kept-log.ts'
import { createTestApp, credentials, LOG_IN, STAFF } from '#tests/support/test-app.ts'

describeEngines('health', (engine) => {
  test('alive and ready; not ready while closing', async () => {
    const { app, lifecycle } = await createTestApp(engine)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    lifecycle.closing = true
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })

  test('not ready when the database does not answer', async () => {
    const { app, ctx } = await createTestApp(engine)
    await ctx.db.destroy()
    expect((await app.inject('/readyz')).statusCode).toBe(503)
  })
})

describeEngines('an address that fails', (engine) => {
  test('says so in words of ours, whoever asks', async () => {
    const { app, ctx } = await createTestApp(engine)
    await ctx.db.destroy()
    for (const url of ['/e/ABC234', '/api/trabajos/x/archivo']) {
      const { statusCode, body } = await app.inject({ url, headers: { cookie: 'sesion=uno' } })
      expect([statusCode, body]).toEqual([500, expect.stringContaining('Algo falló de nuestro lado')])
    }
  })
})

test('not ready while nothing can be written, and ready again afterwards', async () => {
  const { app, ctx } = await createTestApp('sqlite')
  // As on a full disk: what is asked is answered.
  await sql`pragma query_only = 1`.execute(ctx.db)
  const { statusCode, body } = await app.inject('/readyz')
  expect([statusCode, body]).toEqual([503, '{"estado":"no se puede escribir"}'])
  await sql`pragma query_only = 0`.execute(ctx.db)
  await eventually(async () => expect((await app.inject('/readyz')).statusCode).toBe(200))
})

test('not ready once the file of SQLite is gone, or another is in its place', async () => {
  const { app, ctx } = await createTestApp('sqlite')
  const { file } = ctx.config.database as { file: string }
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  renameSync(file, `${file}.antes`)
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  copyFileSync(`${file}.antes`, file)
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  renameSync(`${file}.antes`, file)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('every answer carries the security headers', async () => {
  const { app } = await createTestApp('sqlite', { config: { publicUrl: 'https://firma.example' } })
  const { headers } = await app.inject('/healthz')
  expect(headers['content-security-policy']).toMatch(
    /default-src 'self';script-src 'self' 'nonce-\w+';style-src 'self' 'nonce-\w+';style-src-attr 'unsafe-inline'/,
  )
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})

test('what is never a page says so in few words', async () => {
  const { app } = await createTestApp('sqlite')
  const { headers } = await app.inject({ method: 'POST', url: '/api/graphql', payload: { query: '{x}' } })
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
})

test('without https nothing is promised about https', async () => {
  const { app } = await createTestApp('sqlite')
  const { headers } = await app.inject('/healthz')
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
})

test('the log names the route and the status, and nothing personal', async () => {
  const { buildApp } = await import('../start/app.ts')
  const { createTestContext } = await import('#tests/support/test-context.ts')
  const { insertUsuario } = await import('#features/cuentas/server/sesion/insert-usuario.ts')
  const ctx = await createTestContext('sqlite')
  await insertUsuario(ctx, STAFF)
  const { logStream, readLog } = keepLog()
  const app = await buildApp({
    ctx: { ...ctx, config: { ...ctx.config, logLevel: 'trace' } },
    lifecycle: { closing: false },
    logStream,
  })
  const headers = {
    cookie: 'sesion=valor-secreto',
    'user-agent': 'navegador-raro',
    'x-forwarded-for': '203.0.113.9',
  }
  await app.inject({
    method: 'POST',
    url: '/api/graphql?correo=persona@correo.example',
    headers,
    payload: { query: LOG_IN, variables: credentials(STAFF.correo, STAFF.password) },
  })
  await ctx.db.schema.dropTable('limites').execute()
  await app.inject({
    method: 'POST',
    url: '/api/graphql',
    headers,
    payload: { query: LOG_IN, variables: credentials('persona@correo.example', 'clave-tecleada') },
  })
  await app.close()
  const log = readLog()
  expect(log).toContain('"ruta":"/api/graphql"')
  expect(log).toContain('"codigo":200')
  expect(log).toContain('resolver failed')
  for (const secret of [
    'valor-secreto',
    STAFF.correo,
    STAFF.password,
    'persona@',
    'clave-tecleada',
    'navegador',
    '203.0.113.9',
    '127.0.0.1',
    'no such table',
  ]) {
    expect(log).not.toContain(secret)
  }
})
