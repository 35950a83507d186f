import { expect, ingresarPorFormulario, test } from './fixtures.ts'

test.use({ entorno: { BASE_PATH: '/sitio' }, conServiceWorker: true })

test('under a prefix, pages, assets, session and links all stay below it', async ({ page, servidor }) => {
  const outside: string[] = []
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url())
    if (origin === servidor.origin && !pathname.startsWith('/sitio')) outside.push(pathname)
  })
  await ingresarPorFormulario(page)
  expect(new URL(page.url()).pathname).toBe('/sitio/dashboard')
  await page.getByRole('link', { name: 'CVs Pendientes a Actualizar' }).first().click()
  await page.waitForURL('**/sitio/admin/cv/pendientes')
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sesion')
  expect(cookie).toMatchObject({ path: '/sitio', httpOnly: true, sameSite: 'Lax' })
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  expect(scope).toBe(`${servidor.origin}/sitio/`)
  await page.getByRole('link', { name: 'Logout' }).click()
  await page.waitForURL('**/sitio/login')
  expect(outside).toEqual([])
})

test('the home page is inside the scope of the service worker, whatever leads to it', async ({
  page,
  servidor,
}) => {
  await page.goto(`${servidor.origin}/sitio`)
  await expect(page).toHaveURL(`${servidor.origin}/sitio/`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('proceso-de-seleccion')
  const home = page.getByRole('link', { name: 'Clima y Talento' }).first()
  await expect(home).toHaveAttribute('href', '/sitio/')
  await home.click()
  await expect(page).toHaveURL(`${servidor.origin}/sitio/`)
  await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
})
