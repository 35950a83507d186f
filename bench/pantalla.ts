// The results screen of a climate with forty work areas: how soon a chart stands there, and whether scrolling stutters.
import type { Page } from '@playwright/test'
import { formatVista } from '../src/web/features/climas/vista.ts'
import { startServerProcess } from '../tests/support/server-process.ts'
import { type Base, withBases } from './support/bases.ts'
import { loadClima } from './support/load-clima.ts'
import { launchNavegador } from './support/navegador.ts'
import { type Figure, reportFigures } from './support/report.ts'
import { logIn } from './support/sesion.ts'

const RUNS = 3
const AREAS = 40

interface Notas {
  primera?: number
  tareas: number[]
}

/** Runs in the page: notes when the first chart is drawn, and every task of 50 ms or more. */
function watchPage() {
  const notas: Notas = { tareas: [] }
  Object.assign(globalThis, { notas })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notas.tareas.push(duration)
  }).observe({ type: 'longtask' })
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main [role="img"] svg')) return
    notas.primera = performance.now()
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

const readNotas = (page: Page) => page.evaluate(() => (globalThis as unknown as { notas: Notas }).notas)

async function scrollThrough(page: Page): Promise<number> {
  await page.evaluate(() => {
    ;(globalThis as unknown as { notas: Notas }).notas.tareas.length = 0
  })
  await page.mouse.move(700, 450)
  for (;;) {
    const before = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, 300)
    await page.waitForTimeout(60)
    if ((await page.evaluate(() => scrollY)) === before) break
  }
  await page.waitForTimeout(500)
  return Math.max(0, ...(await readNotas(page)).tareas)
}

async function measurePantalla(base: Base): Promise<Figure[]> {
  const ctx = await base.open()
  const { id } = await loadClima(ctx, 1_000, { gruposPorArea: 1 })
  await ctx.db.destroy()
  const server = await startServerProcess(base.entorno)
  const cookie = await logIn(server)
  const { browser } = await launchNavegador()
  const address = formatVista({ vista: 'GraficasClima', idClima: id, grafica: 'AreasDeTrabajo' })
  const primeras: number[] = []
  const tareas: number[] = []
  let charts = 0
  for (let turn = 0; turn <= RUNS; turn++) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      extraHTTPHeaders: { cookie },
    })
    const page = await context.newPage()
    await page.addInitScript(watchPage)
    await page.goto(`${server.url}${address}`)
    await page.waitForFunction(() => (globalThis as unknown as { notas: Notas }).notas.primera)
    primeras.push((await readNotas(page)).primera!)
    tareas.push(await scrollThrough(page))
    charts = await page.locator('main [role="img"]').count()
    await context.close()
  }
  await browser.close()
  await server.stop()
  if (charts < AREAS) throw new Error(`Only ${charts} charts stand on the screen.`)
  return [
    // The first visit warms the server up.
    { name: 'first chart drawn after', value: Math.min(...primeras.slice(1)), unit: 'ms', aim: '< 1000 ms' },
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
