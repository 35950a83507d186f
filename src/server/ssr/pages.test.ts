import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import { startServerProcess } from '#tests/support/server-process.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import type { Config } from '../context/config.ts'
import { buildApp } from '../start/app.ts'
import { openBuiltBundle, type WebBundle } from './web-bundle.ts'

const projectDir = fileURLToPath(new URL('../../../', import.meta.url))

async function openSite(config: Partial<Config> = {}, change: (bundle: WebBundle) => WebBundle = (b) => b) {
  const ctx = await createTestContext('sqlite', { config })
  const bundle = change(openBuiltBundle(projectDir, ctx.config.basePath))
  const app = await buildApp({ ctx, lifecycle: { closing: false }, bundle })
  onTestFinished(() => app.close())
  return app
}

describe('pages', () => {
  test('a page arrives rendered, with its state, and only scripts with the nonce', async () => {
    const app = await openSite()
    const { body, headers, statusCode } = await app.inject('/login')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('<html lang="es"')
    expect(body).toMatch(/<h1[^>]*>Log In<\/h1>/)
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
    const scripts = [...body.matchAll(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>/g)].map(
      ([tag]) => tag,
    )
    expect(scripts.length).toBeGreaterThan(0)
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`)
  })

  test('a guard sends to the login page below the prefix', async () => {
    for (const basePath of ['', '/sitio']) {
      const app = await openSite({ basePath })
      const { headers, statusCode } = await app.inject(`${basePath}/dashboard`)
      expect([statusCode, headers.location]).toEqual([302, `${basePath}/login`])
    }
  })

  test('the address that was asked for waits in a cookie until somebody has come in, below the prefix alone', async () => {
    for (const basePath of ['', '/sitio']) {
      const app = await openSite({ basePath })
      const url = `${basePath}/admin/cv/buscar?texto=ana%20b`
      const { headers, cookies } = await app.inject(url)
      expect(headers.location).toBe(`${basePath}/login`)
      expect(cookies).toMatchObject([{ name: 'destino', value: url, path: basePath || '/', maxAge: 60 }])
      expect((await app.inject(`${basePath}/dashboard`)).cookies).toEqual([])
      expect((await app.inject(`${basePath}/login`)).cookies).toEqual([])
      expect((await app.inject(`${basePath}/admin/cv/buscar?texto=${'a'.repeat(2_000)}`)).cookies).toEqual([])
    }
  })

  test('a built file that went away under the process is a 404, and no failure of ours', async () => {
    const clientDir = mkdtempSync(join(tmpdir(), 'clima-sitio-'))
    onTestFinished(() => rmSync(clientDir, { recursive: true }))
    mkdirSync(join(clientDir, 'assets'))
    const file = join(clientDir, 'assets', 'viejo.js')
    writeFileSync(file, 'void 0')
    const app = await openSite({}, (bundle) => ({ ...bundle, clientDir }))
    expect((await app.inject('/assets/viejo.js')).statusCode).toBe(200)
    rmSync(file)
    const { body, statusCode } = await app.inject('/assets/viejo.js')
    expect([statusCode, body]).toEqual([404, expect.stringContaining('Esta página no existe')])
  })

  test('the privacy page says for how many days this site keeps its copy of a message', async () => {
    const app = await openSite({ diasCorreos: 90 })
    const { body } = await app.inject('/aviso-de-privacidad')
    expect(body).toContain('Se borra 90 días después de haber salido hacia nuestro buzón.')
    expect(body).not.toContain('30 días')
  })

  test('an unknown page is a Spanish 404', async () => {
    const app = await openSite()
    const { body, statusCode } = await app.inject('/no-existe')
    expect(statusCode).toBe(404)
    expect(body).toContain('Esta página no existe')
  })

  test('to a client, what is of staff and what does not exist are the same page, letter for letter', async () => {
    const { app, logInAs } = await createTestApp('sqlite', { bundle: openBuiltBundle(projectDir, '') })
    const cookie = await logInAs('cliente')
    const fetchPage = async (url: string) => {
      const { body, statusCode, headers } = await app.inject({ url, headers: { cookie } })
      const nonces = String(headers['content-security-policy']).matchAll(/'nonce-([^']+)'/g)
      return {
        statusCode,
        body: [...nonces]
          .reduce((text, [, nonce]) => text.replaceAll(nonce!, ''), body)
          .replace(/("(?:dataUpdated|dehydrated)At":)\d+/g, '$1'),
      }
    }
    const nada = await fetchPage('/admin/no-existe')
    expect(nada.statusCode).toBe(404)
    expect(nada.body).toContain('Esta página no existe')
    expect(nada.body).not.toContain('Internal Server Error')
    for (const url of [
      '/admin/equipo',
      '/admin/cv/editar/1',
      '/admin/clima-organizacional/ver-climas?vista=EditarClima&clima=1',
    ])
      expect(await fetchPage(url)).toEqual(nada)
  })

  test('a failure while rendering is a Spanish 500 without its cause', async () => {
    const app = await openSite({}, (bundle) => ({
      ...bundle,
      load: async () => ({
        ...(await bundle.load()),
        render: async () => {
          throw new Error('secreto interno')
        },
      }),
    }))
    const { body, statusCode } = await app.inject('/login')
    expect(statusCode).toBe(500)
    expect(body).toContain('Algo falló de nuestro lado')
    expect(body).not.toContain('secreto')
  })

  test('an address that says what no form of ours says is a page like any other', async () => {
    const app = await openSite()
    for (const falla of ['__proto__', 'constructor', 'limite'])
      for (const ruta of ['/?contacto=error', '/envia-cv?curriculum=error'])
        expect((await app.inject(`${ruta}&falla=${falla}`)).statusCode).toBe(200)
  })

  test('public pages hold nothing of a session', async () => {
    const app = await openSite()
    const { body, headers } = await app.inject('/')
    expect(body).not.toContain('conexion')
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('the survey is open to anybody, apart from the site; an unknown address asks for no token and names nobody', async () => {
    const testApp = await createTestApp('sqlite', { bundle: openBuiltBundle(projectDir, '') })
    const { app } = testApp
    const { idClima } = await (await logInToClimas(testApp)).setUp()
    const ruta = '/admin/clima-organizacional/encuesta'
    const fetchEncuesta = async (id: string) => {
      const { body, headers, statusCode } = await app.inject(`${ruta}/${id}`)
      expect(statusCode).toBe(200)
      expect(body).toContain('<meta name="robots" content="noindex"/>')
      expect(body).toMatch(/src="\/assets\/entry-encuesta-[^"]+\.js"/)
      expect(body).not.toMatch(/entry-client|Admin|CampoDeFichas/)
      expect(headers['set-cookie']).toBeUndefined()
      // The field has no name: a form that the browser sends by itself carries no token.
      expect(body).toContain('<input')
      expect(body).not.toMatch(/<input[^>]* name=/)
      return body
    }
    const conocida = await fetchEncuesta(idClima)
    expect(conocida).toContain('Escribe el token que se te ha mandado por correo')
    expect(conocida).toContain('Alimentos La Ceiba')
    const desconocida = await fetchEncuesta('no-existe-1')
    expect(desconocida).toContain('Aquí no hay una encuesta abierta')
    expect(desconocida).not.toContain('Escribe el token')
    expect(desconocida).not.toContain('Alimentos La Ceiba')
    for (const otra of [ruta, `${ruta}/a/b`, `${ruta}/%00`, `${ruta}/..%2f..`]) {
      expect((await app.inject(otra)).body).not.toContain('entry-encuesta')
    }
  })

  test('an address of the survey that was cut says so, and does not lead to the log in of staff', async () => {
    const app = await openSite()
    for (const cortada of ['', '/', '/a/b']) {
      const { body, statusCode } = await app.inject(`/admin/clima-organizacional/encuesta${cortada}`)
      expect(statusCode).toBe(404)
      expect(body).toContain('A esta dirección le falta una parte')
    }
  })

  test('a public page is rendered once for all who have no session, with nonces of each answer', async () => {
    let rendered = 0
    const app = await openSite({}, (bundle) => ({
      ...bundle,
      load: async () => {
        const module = await bundle.load()
        const render: typeof module.render = (page) => {
          rendered++
          return module.render(page)
        }
        return { ...module, render }
      },
    }))
    const fetchPage = async (url: string, cookie?: string) => {
      const { body, headers, statusCode } = await app.inject({ url, headers: cookie ? { cookie } : {} })
      const policy = String(headers['content-security-policy'])
      const [script, style] = ['script', 'style'].map(
        (name) => new RegExp(`${name}-src 'self' 'nonce-(\\w+)'`).exec(policy)![1]!,
      )
      return { statusCode, script: script!, plain: body.replaceAll(script!, '').replaceAll(style!, ''), body }
    }
    for (const url of ['/', '/login', '/admin/clima-organizacional/encuesta/ejemplo']) {
      rendered = 0
      const first = await fetchPage(url)
      const second = await fetchPage(url)
      expect(rendered).toBe(1)
      expect(second.statusCode).toBe(200)
      expect(second.script).not.toBe(first.script)
      expect(second.body).not.toContain(first.script)
      expect(second.plain).toBe(first.plain)
      const nonces = new Set([...second.body.matchAll(/nonce="(\w+)"/g)].map(([, nonce]) => nonce))
      expect(nonces.size).toBe(2)
    }
    rendered = 0
    // Neither what no page reads nor a cookie of anything else makes another page of it.
    for (const [url, cookie] of [
      ['/?utm_source=correo'],
      ['/', 'menu=contraido; destino=/admin/cv'],
      ['/', 'sesion=inventada'],
      ['/?x=1&contacto=enviado'],
      ['/?contacto=enviado&x=2'],
    ] as const)
      await fetchPage(url, cookie)
    expect(rendered).toBe(1)
    expect((await fetchPage('/?contacto=enviado&x=3')).body).toContain('Tu mensaje ha sido Enviado')
    expect((await fetchPage('/?x=3')).body).not.toContain('Tu mensaje ha sido Enviado')
    expect((await fetchPage('/?frase=secreta')).body).not.toContain('secreta')
    rendered = 0
    await fetchPage('/no-existe')
    await fetchPage('/no-existe')
    expect(rendered).toBe(2)
  })

  test('the first page of a survey never promises a minimum that no longer holds', async () => {
    const testApp = await createTestApp('sqlite', { bundle: openBuiltBundle(projectDir, '') })
    const { setUp, updateClima, getDocumento } = await logInToClimas(testApp)
    const { idClima } = await setUp({ minimoPorGrupo: 5 })
    const fetchPortada = async () =>
      (await testApp.app.inject(`/admin/clima-organizacional/encuesta/${idClima}`)).body
    const MENOS = /"minimoPorGrupo":(\d+)/
    expect(MENOS.exec(await fetchPortada())?.[1]).toBe('5')
    expect(MENOS.exec(await fetchPortada())?.[1]).toBe('5')
    await updateClima(idClima, { ...(await getDocumento(idClima, true)), minimoPorGrupo: 3 })
    expect(MENOS.exec(await fetchPortada())?.[1]).toBe('3')
  })

  test('every page is compressed, one for staff and one that does not exist too', async () => {
    const app = await openSite()
    for (const url of ['/', '/login', '/desarrollo-organizacional', '/no-existe', '/dashboard']) {
      const { headers, statusCode } = await app.inject({
        url,
        headers: { 'accept-encoding': 'br', cookie: 'a=b' },
      })
      if (statusCode !== 302) expect(headers['content-encoding']).toBe('br')
    }
  })

  test('hashed files are compressed beforehand and kept for a year', async () => {
    const app = await openSite()
    const page = await app.inject('/login')
    const script = /src="(\/assets\/entry-sitio-[^"]+\.js)"/.exec(page.body)![1]!
    const { headers, statusCode } = await app.inject({
      url: script,
      headers: { 'accept-encoding': 'br, gzip' },
    })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    // A dozen such files come with a page: what stands beside them is part of its weight.
    expect(JSON.stringify(headers).length).toBeLessThan(800)
  })

  test('the service worker is asked for anew each time', async () => {
    const app = await openSite()
    expect((await app.inject('/sw.js')).headers['cache-control']).toBe('no-cache')
  })

  test.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/.vite/manifest-client.json',
  ])('%s reads nothing outside the built files', async (path) => {
    const app = await openSite()
    const { body } = await app.inject(path)
    expect(body).not.toContain('"dependencies"')
    expect(body).not.toContain('entry-client.tsx')
  })

  test('under a prefix every address of the page begins with it, and outside it there is nothing', async () => {
    const server = await startServerProcess({ BASE_PATH: '/sitio' })
    onTestFinished(async () => void (await server.stop()))
    const body = await (await fetch(`${server.url}/login`)).text()
    const addresses = [...body.matchAll(/(?:src|href)="(\/[^"]*)"/g)].map(([, address]) => address)
    expect(addresses.length).toBeGreaterThan(5)
    for (const address of addresses) expect(address).toMatch(/^\/sitio(\/|$)/)
    expect((await fetch(`${server.origin}/login`)).status).toBe(404)
    expect((await fetch(`${server.origin}/sitio`)).status).toBe(200)
    const manifest = await (await fetch(`${server.url}/manifest.webmanifest`)).json()
    expect(manifest).toMatchObject({ start_url: '/sitio/', scope: '/sitio/' })
  })
})
