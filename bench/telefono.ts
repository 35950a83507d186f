// The survey on a slow phone: a processor six times slower, 400 kbit/s. How soon it can be used, and how soon the next
// page stands there after the reply of a save.
import type { Page } from '@playwright/test'
import { startServerProcess } from '../tests/support/server-process.ts'
import { withBases } from './support/bases.ts'
import { loadEncuesta } from './support/encuesta.ts'
import { median } from './support/medir.ts'
import { launchNavegador } from './support/navegador.ts'
import { reportFigures } from './support/report.ts'

const RUNS = 5
const LENTO = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 }

interface Notas {
  util?: number
  paginas: Record<string, number>
  pintadas: Record<string, number>
}

interface Contenedor {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } }
}

/** Runs in the page: notes when React has taken it over, when a page of the survey first stands there and when it is painted. */
function watchPage() {
  const notas: Notas = { paginas: {}, pintadas: {} }
  Object.assign(globalThis, { notas })
  const isTaken = () =>
    [document, document.body, ...document.querySelectorAll('[id]')].some((place) => {
      if (!place) return false
      const key = Object.keys(place).find((name) => name.startsWith('__reactContainer'))
      const root = key && (place as never as Record<string, Contenedor>)[key]
      return root && root.stateNode.current.memoizedState.isDehydrated === false
    })
  const look = () => {
    if (notas.util === undefined && document.body && isTaken()) notas.util = performance.now()
    const pagina = document.body?.textContent?.match(/Página (\d+) de/)?.[1]
    // What a frame finds when it begins is painted when the next one does.
    if (pagina && notas.paginas[pagina]) notas.pintadas[pagina] ??= performance.now()
    if (pagina) notas.paginas[pagina] ??= performance.now()
    requestAnimationFrame(look)
  }
  look()
}

const readNotas = (page: Page) => page.evaluate(() => (globalThis as unknown as { notas: Notas }).notas)

async function answerPagina(page: Page) {
  const grupos = page.getByRole('radiogroup')
  for (let i = 0, n = await grupos.count(); i < n; i++) {
    await grupos.nth(i).getByRole('radio').first().check({ force: true })
  }
  await page.getByRole('button', { name: 'Guardar Respuestas' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true }).click()
}

/** When the last call was answered, by the page's own clock. */
const readRespuesta = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/graphql'))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    ),
  )

export async function benchTelefono(): Promise<void> {
  await withBases(async ([sqlite]) => {
    const { idClima, tokens } = await loadEncuesta(sqlite!, RUNS + 1)
    const server = await startServerProcess(sqlite!.entorno)
    const { browser } = await launchNavegador()
    const utiles: number[] = []
    const siguientes: number[] = []
    const pintadas: number[] = []
    for (const token of tokens) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
      const page = await context.newPage()
      await page.addInitScript(watchPage)
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', LENTO)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
      await page.goto(`${server.url}/admin/clima-organizacional/encuesta/${idClima}`)
      await page.waitForFunction(() => (globalThis as unknown as { notas: Notas }).notas.util)
      await page.getByLabel('Token').fill(token)
      await page.getByRole('button', { name: 'Empezar' }).click()
      await page.getByText('Página 1 de').waitFor()
      await answerPagina(page)
      await page.waitForFunction(() => (globalThis as unknown as { notas: Notas }).notas.pintadas['2'])
      const notas = await readNotas(page)
      const respuesta = await readRespuesta(page)
      utiles.push(notas.util!)
      siguientes.push(notas.paginas['2']! - respuesta)
      pintadas.push(notas.pintadas['2']! - respuesta)
      await context.close()
    }
    await browser.close()
    await server.stop()
    // The first visit warms the server up.
    const [, ...medidos] = utiles
    reportFigures('telefono', [
      { name: 'survey usable, best', value: Math.min(...medidos), unit: 'ms', aim: '≤ 3000 ms' },
      { name: 'survey usable, middle', value: median(medidos), unit: 'ms' },
      {
        name: "next page after a save's reply, best",
        value: Math.min(...siguientes.slice(1)),
        unit: 'ms',
        aim: '≤ 100 ms',
      },
      { name: 'the same, middle', value: median(siguientes.slice(1)), unit: 'ms' },
      { name: 'the same, painted, best', value: Math.min(...pintadas.slice(1)), unit: 'ms' },
      { name: 'the same, painted, middle', value: median(pintadas.slice(1)), unit: 'ms' },
    ])
  })
}

if (import.meta.main) await benchTelefono()
