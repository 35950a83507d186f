// The results screen of a climate with forty work areas: how soon a chart stands there, and whether scrolling stutters.
import type { Page } from '@playwright/test'
import { formatVista } from '../src/features/climas/web/vista.ts'
import { startServerProcess } from '../tests/support/server-process.ts'
import { type Base, withBases } from './support/bases.ts'
import { loadClima } from './support/load-clima.ts'
import { launchNavegador } from './support/navegador.ts'
import { type Figure, reportFigures } from './support/report.ts'
import { logIn } from './support/sesion.ts'
import { waitForLista, watchPage, watchTareas } from './support/vigia.ts'

const RUNS = 3
const AREAS = 40

const GRAFICA = 'main [role="img"] svg'

const scrollThrough = (page: Page): Promise<number> =>
  watchTareas(page, 500, async () => {
    await page.mouse.move(700, 450)
    for (;;) {
      const before = await page.evaluate(() => scrollY)
      await page.mouse.wheel(0, 300)
      await page.waitForTimeout(60)
      if ((await page.evaluate(() => scrollY)) === before) break
    }
  })

/** From a press in the menu of the results, as staff come; the menu has been there for a second. */
async function measureFromMenu(page: Page, menu: string, grafica: string): Promise<number> {
  await page.goto(menu)
  const enlace = page.locator(`main a[href$="${grafica}"]`)
  await enlace.waitFor()
  await page.waitForTimeout(1_000)
  const pressed = await page.evaluate(() => performance.now())
  await enlace.click()
  return (await waitForLista(page)) - pressed
}

async function measurePantalla(base: Base): Promise<Figure[]> {
  const ctx = await base.open()
  const { id } = await loadClima(ctx, 1_000, { gruposPorArea: 1 })
  await ctx.db.destroy()
  const server = await startServerProcess(base.entorno)
  const cookie = await logIn(server)
  const { browser } = await launchNavegador()
  const menu = formatVista({ vista: 'GraficasClima', idClima: id })
  const address = formatVista({ vista: 'GraficasClima', idClima: id, grafica: 'AreasDeTrabajo' })
  const desdeElMenu: number[] = []
  const primeras: number[] = []
  const tareas: number[] = []
  let charts = 0
  /** A browser that has never been here. */
  const openPage = async () => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      extraHTTPHeaders: { cookie },
    })
    const page = await context.newPage()
    await watchPage(page, GRAFICA)
    return page
  }
  for (let turn = 0; turn <= RUNS; turn++) {
    const visit = await openPage()
    desdeElMenu.push(await measureFromMenu(visit, `${server.url}${menu}`, address))
    await visit.context().close()
    const page = await openPage()
    await page.goto(`${server.url}${address}`)
    primeras.push(await waitForLista(page))
    tareas.push(await scrollThrough(page))
    charts = await page.locator('main [role="img"]').count()
    await page.context().close()
  }
  await browser.close()
  await server.stop()
  if (charts < AREAS) throw new Error(`Only ${charts} charts stand on the screen.`)
  return [
    // The first visit warms the server up.
    {
      name: 'first chart after a press in the menu',
      value: Math.min(...desdeElMenu.slice(1)),
      unit: 'ms',
      aim: '< 1000 ms',
    },
    {
      name: 'first chart after a full load by its address',
      value: Math.min(...primeras.slice(1)),
      unit: 'ms',
      aim: '≤ 600 ms',
    },
    {
      name: 'longest task while scrolling (0: none of 50 ms)',
      value: Math.min(...tareas.slice(1)),
      unit: 'ms',
      aim: '≤ 100 ms',
    },
    { name: 'charts on the screen', value: charts, unit: '' },
  ]
}

export async function benchPantalla(): Promise<void> {
  await withBases(async ([sqlite]) => reportFigures('pantalla', await measurePantalla(sqlite!)))
}

if (import.meta.main) await benchPantalla()
