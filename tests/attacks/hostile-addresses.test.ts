import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { insertUsuario } from '../../src/features/cuentas/server/sesion/insert-usuario.ts'
import type { Config } from '../../src/server/context/config.ts'
import type { Engine } from '../../src/server/db/engine/database.ts'
import { openBuiltBundle } from '../../src/server/ssr/web-bundle.ts'
import { buildApp } from '../../src/server/start/app.ts'
import { describeAnyEngine } from '../support/databases.ts'
import { createTestApp, credentials, LOG_IN, STAFF } from '../support/test-app.ts'
import { createTestContext } from '../support/test-context.ts'

const projectDir = fileURLToPath(new URL('../../', import.meta.url))

/** Pages and API, with a session. */
async function openSite(engine: Engine, config: Partial<Config> = {}) {
  const ctx = await createTestContext(engine, { config })
  const bundle = openBuiltBundle(projectDir, ctx.config.basePath)
  const app = await buildApp({ ctx, lifecycle: { closing: false }, bundle })
  onTestFinished(() => app.close())
  await insertUsuario(ctx, STAFF)
  const { cookies } = await app.inject({
    method: 'POST',
    url: `${ctx.config.basePath}/api/graphql`,
    payload: { query: LOG_IN, variables: credentials(STAFF.usuario, STAFF.password) },
  })
  return { app, ctx, cookie: `${cookies[0]!.name}=${cookies[0]!.value}` }
}

const PAGES = [
  '/%00',
  '/%',
  '/%E0%A4%A',
  '/%ff%fe',
  '/admin/cv/buscar?filtro=%00',
  '/admin/cv/buscar?filtro=%ED%A0%80&pagina=1e400',
  '/admin/cv/buscar?pagina=__proto__',
  '/admin/cv/editar/__proto__',
  '/admin/clima-organizacional/ver-climas?vista=constructor&clima=__proto__',
  '/admin/clima-organizacional/encuesta/%00',
  '/admin/clima-organizacional/encuesta/__proto__',
  `/admin/clima-organizacional/encuesta/${'a'.repeat(5_000)}`,
  '/?contacto=error&falla=__proto__&campo=constructor',
  '/envia-cv?curriculum=error&falla=valueOf&campo=__proto__',
  '/desarrollo-organizacional?servicio=__proto__',
]

test('a page at a hostile address is answered in words, never by a failure', async () => {
  const { app, cookie } = await openSite('sqlite', { basePath: '/sitio' })
  for (const address of PAGES) {
    const { statusCode, body } = await app.inject({ url: `/sitio${address}`, headers: { cookie } })
    expect([address, statusCode < 500]).toEqual([address, true])
    expect(body).not.toContain('Algo falló de nuestro lado')
  }
})

test('what follows GET and is no path of ours is answered in words too', async () => {
  const { app } = await openSite('sqlite')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const ask = (path: string) =>
    new Promise<number>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path, agent: false }, (reply) => {
        reply.resume()
        resolve(reply.statusCode!)
      }).on('error', reject)
    })
  const asked = ['//', '///', '//?x', '//#', 'http://ajeno.example/', '*', 'sin-raya']
  const statuses: [string, boolean][] = []
  for (const path of asked) statuses.push([path, (await ask(path)) < 500])
  expect(statuses).toEqual(asked.map((path) => [path, true]))
})

test('a text in the state of a page does not break out of it', async () => {
  const { app, cookie } = await openSite('sqlite')
  const filtro = '</script><script>alert(1)</script>'
  const url = `/admin/cv/buscar?filtro=${encodeURIComponent(filtro)}`
  const { body } = await app.inject({ url, headers: { cookie } })
  // It is there, as what the list was asked for.
  expect(body).toContain(String.raw`\u003c/script>\u003cscript>alert(1)`)
  expect(body).not.toContain('<script>alert(1)')
})

const FILES = ['%00', '%ED%A0%80', '__proto__', "'%20or%201=1--", '..%2f..%2fetc%2fpasswd', 'a'.repeat(5_000)]

describeAnyEngine('the link of a file', (engine) => {
  test('with a hostile id is answered in words, never by a failure', async () => {
    const { app, logIn } = await createTestApp(engine)
    const cookie = await logIn()
    for (const id of FILES) {
      const { statusCode } = await app.inject({ url: `/api/cv/${id}/archivo`, headers: { cookie } })
      expect([id, [400, 404, 414].includes(statusCode)]).toEqual([id, true])
    }
  })
})

const OUTSIDE = [
  '/sitio/../package.json',
  '/sitio/..%2fpackage.json',
  '/sitio/%2e%2e/package.json',
  '/sitio/%2e%2e%2f%2e%2e%2fpackage.json',
  '/sitio/assets/..%2f..%2f..%2fpackage.json',
  '/sitio/assets/%252e%252e%252fpackage.json',
  '/sitio//../package.json',
  '/sitio/..\\..\\package.json',
  '/sitio/..%5c..%5cpackage.json',
  '/sitio/.vite/manifest-client.json',
  '/sitio/../sitio/../../etc/passwd',
  '//etc/passwd',
  '/sitio/%2fetc%2fpasswd',
  'file:///etc/passwd',
]

test('no address reads anything outside the built files', async () => {
  const { app } = await openSite('sqlite', { basePath: '/sitio' })
  for (const address of OUTSIDE) {
    const { body, statusCode } = await app.inject(address)
    expect([address, statusCode < 500]).toEqual([address, true])
    for (const secret of ['"dependencies"', 'entry-client.tsx', 'root:']) expect(body).not.toContain(secret)
  }
})

const ELSEWHERE = [
  '//ajeno.example/admin/cv',
  '/\\ajeno.example/admin/cv',
  '/sitio//ajeno.example/admin/cv',
  '/sitio/login?next=https://ajeno.example',
  '/sitio/login?redirectTo=//ajeno.example',
  'http://ajeno.example/sitio/dashboard',
  '/sitio/dashboard',
  '/sitio/',
  '/sitio/envia-cv',
  '/',
]

test('no address leads to another site, whatever Host says', async () => {
  const { app, cookie } = await openSite('sqlite', { basePath: '/sitio' })
  const hosts = { host: 'ajeno.example', 'x-forwarded-host': 'ajeno.example', 'x-forwarded-proto': 'https' }
  for (const url of ELSEWHERE) {
    for (const headers of [hosts, { ...hosts, cookie }]) {
      const { headers: answered, body, statusCode } = await app.inject({ url, headers })
      expect([url, statusCode < 500]).toEqual([url, true])
      expect(String(answered.location ?? '')).not.toMatch(/ajeno|^\/\/|^\/\\/)
      expect(body).not.toMatch(/(href|src|content|action)="[^"]*\/\/ajeno\.example/)
    }
  }
})

test('TRACE repeats nothing of a request', async () => {
  const { app } = await openSite('sqlite')
  const headers = { cookie: 'sesion=valor-secreto' }
  const { statusCode, body } = await app.inject({ method: 'TRACE', url: '/', headers })
  expect([404, 405]).toContain(statusCode)
  expect(body).not.toContain('valor-secreto')
})

test('a slow sender is cut off by the server itself', async () => {
  const { app } = await createTestApp('sqlite')
  await app.ready()
  expect(app.server.requestTimeout).toBe(120_000)
  expect(app.server.headersTimeout).toBeGreaterThan(0)
  expect(app.server.headersTimeout).toBeLessThanOrEqual(60_000)
})
