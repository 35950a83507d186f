import type { Page } from '@playwright/test'
import { FIRMA_DE_FABRICA as firma } from '../../src/domain/firma/firma.ts'
import { paginasDeServicio, paginasPublicas } from '../../src/web/content/testing/paginas.ts'
import type { ServerProcess } from '../support/server-process.ts'
import { expect, test } from './fixtures.ts'

const SITE = 'https://www.ejemplo.com/sitio'

test.use({ entorno: { PUBLIC_URL: 'https://www.ejemplo.com', BASE_PATH: '/sitio' } })

const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')

test.describe('without scripts, as a search engine reads', () => {
  test.use({ javaScriptEnabled: false })

  test('every page tells its title, description, address and picture', async ({ page }) => {
    for (const { ruta, titulo, descripcion } of paginasPublicas) {
      await page.goto(ruta.slice(1))
      await expect(page).toHaveTitle(ruta === '/' ? titulo : `${titulo} | ${firma.nombre}`)
      expect(await meta(page, 'description')).toBe(descripcion)
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${SITE}${ruta}`)
      expect(await meta(page, 'og:url')).toBe(`${SITE}${ruta}`)
      expect(await meta(page, 'og:image')).toBe(`${SITE}/og.png`)
      expect(await meta(page, 'og:title')).toBe(titulo)
      await expect(page.locator('h1')).toHaveCount(1)
    }
  })
})

/** The HTML of a page, as a search engine gets it. */
const fetchHtml = async ({ url }: ServerProcess, path: string) => (await fetch(`${url}${path}`)).text()

test('an open card keeps the address of its page', async ({ servidor }) => {
  const html = await fetchHtml(servidor, '/desarrollo-organizacional?servicio=coaching')
  const canonical = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href)
  expect(canonical).toEqual([`${SITE}/desarrollo-organizacional`])
})

test('the text of every service is in the HTML', async ({ servidor }) => {
  for (const { meta, servicios } of paginasDeServicio) {
    const html = await fetchHtml(servidor, meta.ruta)
    for (const { importancia } of servicios) expect(html).toContain(importancia)
  }
})

test('the firm is described with all its services', async ({ servidor }) => {
  const html = await fetchHtml(servidor, '/')
  const described = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!)
  expect(described).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    name: firma.nombre,
    url: `${SITE}/`,
    telephone: firma.telefono,
  })
  const lines = described.hasOfferCatalog.itemListElement as {
    itemListElement: { itemOffered: { name: string; url: string } }[]
  }[]
  const offered = lines.flatMap((line) => line.itemListElement.map(({ itemOffered }) => itemOffered))
  expect(offered).toHaveLength(13)
  expect(offered[0]).toMatchObject({
    '@type': 'Service',
    url: `${SITE}/desarrollo-organizacional?servicio=estudio-de-clima-organizacional`,
  })
})

test('the sitemap lists every public page and nothing else', async ({ servidor }) => {
  const response = await fetch(`${servidor.url}/sitemap.xml`)
  expect(response.headers.get('content-type')).toContain('xml')
  const addresses = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(addresses).toEqual(paginasPublicas.map(({ ruta }) => `${SITE}${ruta}`))
  for (const { ruta } of paginasPublicas) expect((await fetch(`${servidor.url}${ruta}`)).status).toBe(200)
})

test('robots stay out of the admin area and the survey', async ({ servidor }) => {
  const robots = await (await fetch(`${servidor.url}/robots.txt`)).text()
  for (const path of ['/admin', '/dashboard', '/login', '/api/']) {
    expect(robots).toContain(`Disallow: /sitio${path}\n`)
  }
  expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  expect(await (await fetch(`${servidor.origin}/robots.txt`)).text()).toBe(robots)
})
