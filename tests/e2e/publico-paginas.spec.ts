import type { Page } from '@playwright/test'
import { listFilesOfRoutes, publicRouteFiles } from '../../scripts/list-public-files.ts'
import { paginasPublicas } from '../../src/web/content/testing/paginas.ts'
import { expect, expectAccessible, goToRest, reloadUnderWorker, test } from './fixtures.ts'

const PAGES = paginasPublicas.map(({ ruta }) => ruta.slice(1))
const MODAL = 'desarrollo-organizacional?servicio=estudio-de-clima-organizacional'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1440, height: 900 }

/** Layout shift of the page so far, as the browser counts it. */
const readShift = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const entries = observer.takeRecords() as (PerformanceEntry & { value: number })[]
    return entries.reduce((total, { value }) => total + value, 0)
  })

test.describe('a page', () => {
  // Each load is a first visit.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test.beforeEach(async ({ page, context }) => {
    const browser = await context.newCDPSession(page)
    await browser.send('Network.enable')
    await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
    await browser.send('Network.setBypassServiceWorker', { bypass: true })
  })

  test('every one is accessible, fits the screen and does not move while it loads', async ({ page }) => {
    for (const path of [...PAGES, MODAL])
      for (const size of [PHONE, DESK])
        await test.step(`/${path} at ${size.width} px`, async () => {
          await page.setViewportSize(size)
          await goToRest(page, path)
          const { width } = size
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
          // Half of what counts as good: a typeface that comes late on a busy machine moves a line by less.
          expect(await readShift(page)).toBeLessThan(0.05)
          // Wide, only the bar is another, and it is the same on all.
          if (size === PHONE || path === '') await expectAccessible(page)
        })
  })
})

test('the skip link leads past the bar; the footer tells who, since when and which version', async ({
  page,
}) => {
  await page.goto('envia-cv')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Nombre')).toBeFocused()
  const footer = page.getByRole('contentinfo')
  for (const text of [
    '© 2025 Clima y Talento',
    'Versión 4.1.3',
    'Aviso de privacidad',
    'contacto@climaytalento.example',
  ]) {
    await expect(footer.getByText(text)).toBeVisible()
  }
})

test('the survey of one minute leads on by itself, sends and stores nothing, and ends with one’s own ball', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('')
  const isla = page.locator('[data-isla*=UnMinuto]')
  const encuesta = isla.getByRole('region')
  await encuesta.scrollIntoViewIfNeeded()
  await expect(isla).toHaveAttribute('data-viva')
  const sent: string[] = []
  page.on('request', (request) => {
    // Letters and pictures of the page below come when they are near.
    if (!['font', 'image'].includes(request.resourceType())) sent.push(`${request.method()} ${request.url()}`)
  })
  const readStored = () =>
    page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))
  const stored = await readStored()
  const elegir = (texto: string) => encuesta.getByRole('radio', { name: texto, exact: true }).click()
  await elegir('De acuerdo')
  await expect(encuesta.getByText('2 de 5')).toBeVisible()
  await encuesta.getByRole('button', { name: 'Regresar a la frase 1' }).click()
  await expect(encuesta.getByRole('radio', { name: 'De acuerdo', exact: true })).toBeChecked()
  // An answer that is changed is not led on, and neither is the keyboard, whose arrows choose on their way.
  await elegir('En desacuerdo')
  await encuesta.getByRole('button', { name: 'Seguir' }).click()
  await expect(encuesta.getByText('2 de 5')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await encuesta.getByRole('button', { name: 'Seguir' }).click()
  for (const n of [3, 4, 5]) {
    await expect(encuesta.getByText(`${n} de 5`)).toBeVisible()
    await elegir('Totalmente de acuerdo')
  }
  const titulo = encuesta.getByRole('heading', { name: 'Así se ve tu voz entre 212 personas' })
  await expect(titulo).toBeFocused()
  await expect(encuesta.getByText('4 de 5')).toBeVisible()
  await expect(encuesta.getByText('Tú', { exact: true })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  expect([sent, await readStored()]).toEqual([[], stored])
  await encuesta.getByRole('button', { name: 'Empezar de nuevo' }).click()
  await expect(encuesta.getByText('1 de 5')).toBeVisible()
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
  for (const path of PAGES) await goToRest(page, path)
  expect(foreign).toEqual([])
  for (const file of allowed) expect(file).not.toMatch(/Admin|echarts|CampoDeFichas/i)
})

test.describe('without a connection', () => {
  test.use({ consolaEsperada: /ERR_INTERNET_DISCONNECTED|Request failed/, conServiceWorker: true })

  test('a visited page is still there', async ({ page, context }) => {
    await page.goto('proceso-de-seleccion')
    await reloadUnderWorker(page)
    await context.setOffline(true)
    await page.goto('proceso-de-seleccion?servicio=planes-de-carrera')
    await expect(page.getByRole('dialog', { name: 'Planes de carrera' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
