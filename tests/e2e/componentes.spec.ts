import { startServerProcess } from '../support/server-process.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test('in development every component stands in every state on one page, without sideways scroll and without a complaint of axe; what is shipped has no such page', async ({
  request,
  browser,
}) => {
  test.setTimeout(300_000)
  expect((await request.get('dev/componentes')).status()).toBe(404)
  // A page of its own: what serves the sources has words for the console.
  const page = await browser.newPage()
  const servidor = await startServerProcess({}, { servidor: 'src/server/main.mjs', modo: 'dev' })
  try {
    await page.goto(`${servidor.url}/dev/componentes`)
    await expect(page.getByRole('heading', { level: 1, name: 'Componentes' })).toBeVisible()
    // The last of the styles, which come one by one in development.
    await page.locator('style[data-vite-dev-id*="dev/Componentes"]').waitFor({ state: 'attached' })
    for (const width of [320, 360, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    await expectAccessible(page)
  } finally {
    await page.close()
    await servidor.stop()
  }
})
