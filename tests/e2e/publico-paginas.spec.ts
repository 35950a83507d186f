import type { Page } from '@playwright/test'
import { listFilesOfRoutes, publicRouteFiles } from '../../scripts/list-public-files.ts'
import { paginasPublicas } from '../../src/web/content/testing/paginas.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const PAGES = paginasPublicas.map(({ ruta }) => ruta.slice(1))
const MODAL = 'desarrollo-organizacional?servicio=estudio-de-clima-organizacional'

/** Layout shift of the page so far, as the browser counts it. */
const readShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            total += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(total), 200)
      }),
  )

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    for (const path of [...PAGES, MODAL]) {
      test(`/${path} is accessible, fits the screen and does not move while it loads`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        // Half of what counts as good: a typeface that comes late on a busy machine moves a line by less.
        expect(await readShift(page)).toBeLessThan(0.05)
      })
    }
  })
}

test('the skip link leads past the bar', async ({ page }) => {
  await page.goto('envia-cv')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Nombre')).toBeFocused()
})

test('the footer tells who, since when and which version', async ({ page }) => {
  await page.goto('anonimato')
  const footer = page.getByRole('contentinfo')
  for (const text of ['© 2025 Clima y Talento', 'Versión 4.1.3', 'contacto@climaytalento.example']) {
    await expect(footer.getByText(text)).toBeVisible()
  }
})

test('pages read in full without JavaScript', async ({ browser, servidor }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${servidor.url}/`)
  for (const id of ['inicio', 'quienes-somos', 'servicios', 'contacto']) {
    await expect(page.locator(`#${id}`)).toBeVisible()
  }
  await context.close()
})

test('public pages load their own files and nothing of the admin area', async ({ page }) => {
  const allowed = listFilesOfRoutes('dist/client', publicRouteFiles)
  const foreign: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const file = pathname.slice(1)
    if (!/^assets\/.*\.(js|css)$/.test(file) || file.includes('register-service-worker')) return
    if (!allowed.has(file)) foreign.push(file)
  })
  for (const path of PAGES) await page.goto(path, { waitUntil: 'networkidle' })
  expect(foreign).toEqual([])
  for (const file of allowed) expect(file).not.toMatch(/Admin|echarts|CampoDeFichas/i)
})

test.describe('without a connection', () => {
  test.use({ consolaEsperada: /ERR_INTERNET_DISCONNECTED|Request failed/ })

  test('a visited page is still there', async ({ page, context }) => {
    await page.goto('proceso-de-seleccion')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.reload({ waitUntil: 'networkidle' })
    await context.setOffline(true)
    await page.goto('proceso-de-seleccion?servicio=planes-de-carrera')
    await expect(page.getByRole('dialog', { name: 'Planes de carrera' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
