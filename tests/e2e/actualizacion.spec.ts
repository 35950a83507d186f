import { startAlteringProxy } from '../support/altering-proxy.ts'
import { expect, test } from './fixtures.ts'

test.use({ conServiceWorker: true })

const PREGUNTA = 'New app update is avaible, Click Ok to refresh'

for (const acepta of [true, false]) {
  test(`a new service worker asks for the update; ${acepta ? 'OK reloads' : 'Cancel does not'}`, async ({
    page,
    servidor,
  }) => {
    const proxy = await startAlteringProxy(servidor.origin)
    await page.goto(`${proxy.url}/login`)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.reload()

    const preguntas: string[] = []
    page.on('dialog', async (dialog) => {
      preguntas.push(dialog.message())
      await (acepta ? dialog.accept() : dialog.dismiss())
    })
    await page.evaluate(() => Object.assign(globalThis, { anterior: true }))
    proxy.alter('/sw.js', (body) => `${body}\n// another release`)
    const isOldPage = () => page.evaluate(() => 'anterior' in globalThis).catch(() => true)
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await expect.poll(() => preguntas).toEqual([PREGUNTA])
    if (acepta) await expect.poll(isOldPage).toBe(false)
    else {
      const waits = await page.evaluate(
        async () => (await navigator.serviceWorker.ready).waiting?.state === 'installed',
      )
      expect([waits, await isOldPage()]).toEqual([true, true])
    }
    await proxy.stop()
  })
}

test.describe('start-up scripts that do not arrive', () => {
  test.use({
    consolaEsperada: /Request failed|Failed to load resource|preloaded using link preload/,
    esperarScripts: false,
  })

  test('leave a trace in the console, and the page still reads', async ({ page, servidor }) => {
    const proxy = await startAlteringProxy(servidor.origin)
    proxy.fail('/assets/entry-sitio')
    const traces: string[] = []
    page.on('console', (message) => traces.push(message.text()))
    await page.goto(`${proxy.url}/login`)
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible()
    await expect.poll(() => traces.some((text) => text.includes('Request failed'))).toBe(true)
    await proxy.stop()
  })
})
