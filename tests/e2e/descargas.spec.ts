import type { Page } from '@playwright/test'
import { RUTA } from './climas-siembra.ts'
import { expect, goToRest, ingresar, llenarIngreso, test } from './fixtures.ts'
import { listRondas } from './resultados-siembra.ts'

// Nothing is changed here: what others see of the demo stays as it is.
test.use({ entorno: { DEMO: '1' }, entornoDeTodos: true, consolaEsperada: /status of 401/ })

const getRuta = async (page: Page, vista: string) => {
  const ronda = (await listRondas(page, /Textiles/)).at(-1)
  return `${RUTA}?vista=${vista}&clima=${ronda?.id}`
}

const getVersion = (page: Page) => page.getByRole('link', { name: 'PDF de la versión 1' })
const getExcel = (page: Page) => page.getByRole('button', { name: 'Descargar Excel de Datos' })
const getFicha = (page: Page) => page.getByRole('link', { name: 'Abrir la ficha' })

test('a file comes as before, here and in another tab', async ({ page, context }) => {
  await ingresar(page)
  await goToRest(page, await getRuta(page, 'Informe'))
  const [archivo] = await Promise.all([page.waitForEvent('download'), getVersion(page).click()])
  expect(archivo.suggestedFilename()).toMatch(/^Informe-.+\.pdf$/)
  expect(await archivo.failure()).toBeNull()
  const [ficha, otra] = await Promise.all([
    context.waitForEvent('response', (answer) => answer.url().endsWith('/ficha.pdf')),
    context.waitForEvent('page'),
    getFicha(page).click(),
  ])
  expect(ficha.status()).toBe(200)
  await otra.close()
  await expect(getVersion(page)).toBeVisible()
})

for (const [nombre, vista, get] of [
  ['a file of a report', 'Informe', getVersion],
  ['a workbook that is made while one waits', 'GraficasClima', getExcel],
  ['a file that opens in another tab', 'Informe', getFicha],
] as const) {
  test(`${nombre}, asked for after the session has ended, leads to the login and back`, async ({
    page,
    context,
  }) => {
    await ingresar(page)
    await goToRest(page, await getRuta(page, vista))
    const { pathname, search } = new URL(page.url())
    const descargas: string[] = []
    page.on('download', (archivo) => descargas.push(archivo.suggestedFilename()))
    await context.clearCookies()
    await get(page).click()
    await page.waitForURL('**/login')
    await expect(page.getByText('Tu sesión terminó. Entra de nuevo y sigues donde estabas.')).toBeVisible()
    await llenarIngreso(page)
    await page.waitForURL((url) => url.pathname + url.search === pathname + search)
    await expect(get(page)).toBeVisible()
    expect(descargas).toEqual([])
  })
}
