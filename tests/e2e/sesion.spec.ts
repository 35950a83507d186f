import { ADMIN } from '../support/server-process.ts'
import { expect, expectAccessible, ingresar, ingresarPorFormulario, llenarIngreso, test } from './fixtures.ts'

test('what is missing is told beside its field; wrong data shows the one message of the specification', async ({
  page,
}) => {
  await page.goto('login')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await expect(page.getByLabel('Usuario o correo')).toBeFocused()
  await expect(page.getByLabel('Usuario o correo')).toHaveAccessibleDescription(
    'Escribe tu usuario o tu correo.',
  )
  await expect(page.getByLabel('Contraseña')).toHaveAccessibleDescription('Escribe tu contraseña.')
  await page.getByLabel('Usuario o correo').fill(ADMIN.usuario)
  await page.getByLabel('Contraseña').fill('otra cosa')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page.getByRole('alert')).toHaveText('Ingresaste datos incorrectos, por favor prueba de Nuevo')
  await expectAccessible(page)
})

test('by keyboard alone: log in, fold the menu, log out', async ({ page }) => {
  await page.goto('login')
  await page.getByLabel('Usuario o correo').focus()
  await page.keyboard.type(ADMIN.usuario)
  await page.keyboard.press('Tab')
  await page.keyboard.type(ADMIN.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await page.getByRole('button', { name: 'Contraer menú' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Expandir menú' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expandir menú' })).toBeVisible()

  await page.getByRole('link', { name: 'Logout' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login')
  await page.goBack()
  await page.waitForURL('**/login')
})

test('every admin route leads to /login without a connection, on the server and in the browser', async ({
  page,
  servidor,
}) => {
  const guarded = [
    'dashboard',
    'admin/cuenta',
    'admin/cv',
    'admin/cv/ingresar',
    'admin/cv/buscar',
    'admin/cv/buscar?filtro=ana',
    'admin/cv/editar/1',
    'admin/cv/pendientes',
    'admin/clima-organizacional/ver-climas',
  ]
  for (const path of guarded) {
    const response = await fetch(`${servidor.url}/${path}`, { redirect: 'manual' })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/login')
  }
  await ingresarPorFormulario(page)
  // The session ends elsewhere; the next guarded navigation notices.
  await page.context().clearCookies()
  // Not within the call, which the navigation would leave without an answer.
  await page.evaluate(() => void setTimeout(() => location.reload()))
  await page.waitForURL('**/login')
})

test('an address without a session leads there after the login, for this one time', async ({ page }) => {
  await page.goto('admin/cv/buscar?filtro=ana')
  await expect(page).toHaveURL(/\/login$/)
  await llenarIngreso(page)
  await page.waitForURL('**/admin/cv/buscar?filtro=ana')
  await page.getByRole('link', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await llenarIngreso(page)
  await page.waitForURL('**/dashboard')
})

test('a connected visitor of /login is taken to /dashboard; the side menu has the groups and entries of the specification, and every text screen of staff is accessible', async ({
  page,
}) => {
  await ingresar(page)
  await page.goto('login')
  await page.waitForURL('**/dashboard')
  const menu = page.getByRole('navigation', { name: 'Administración' })
  await expect(menu.getByRole('heading')).toHaveText(['Administración de CV', 'Administración de clima'])
  await expect(menu.getByRole('link')).toHaveText([
    'Ingresar CV',
    'Buscar CV',
    'CVs Pendientes a Actualizar',
    'Ver Climas Organizacionales',
  ])
  await expectAccessible(page)
  for (const path of ['admin/cv', 'admin/cv/pendientes']) {
    await page.goto(path)
    await expectAccessible(page)
  }
})

test.describe('when the server does not answer', () => {
  test.use({ consolaEsperada: /Failed to load resource|Request failed/ })

  test('the session, a login and the lists of staff leave a trace in the console', async ({ page }) => {
    const failed: string[] = []
    page.on('console', (message) => {
      if (message.text().startsWith('Request failed')) failed.push(new URL(page.url()).pathname)
    })
    const expectTrace = async (path: string, asking: string, ask: () => Promise<unknown>) => {
      await page.goto(path)
      await page.route('**/api/graphql', (route) => route.abort())
      await ask()
      await expect.poll(() => failed).toContain(asking)
      await page.unroute('**/api/graphql')
    }
    await expectTrace('login', '/login', async () => {
      await page.getByLabel('Usuario o correo').fill(ADMIN.usuario)
      await page.getByLabel('Contraseña').fill(ADMIN.password)
      await page.getByRole('button', { name: 'Ingresar' }).click()
    })
    // The check of the session runs at the start of a page.
    await expectTrace('proceso-de-seleccion', '/proceso-de-seleccion', () => page.reload())
    await ingresar(page)
    const menu = page.getByRole('navigation', { name: 'Administración' })
    await expectTrace('dashboard', '/admin/cv/buscar', () => menu.getByText('Buscar CV').click())
    await expectTrace('dashboard', '/admin/clima-organizacional/ver-climas', () =>
      menu.getByText('Ver Climas Organizacionales').click(),
    )
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu is a drawer that closes with Escape and after a choice', async ({ page }) => {
    await ingresar(page)
    await page.goto('dashboard')
    const open = page.getByRole('button', { name: 'Menú' })
    await open.click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(open).toBeFocused()
    await open.click()
    await drawer.getByRole('link', { name: 'CVs Pendientes a Actualizar' }).click()
    await page.waitForURL('**/admin/cv/pendientes')
    await expect(drawer).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})

test.describe('while the server is away', () => {
  // What is given up on leaves a trace.
  test.use({ consolaEsperada: /Failed|failed|preload/ })

  test('a screen that did not come is asked for again where one was going', async ({ page }) => {
    await ingresar(page)
    await page.goto('admin/cuenta')
    await page.route(/\/(assets|api)\//, (route) => route.abort())
    await page.getByRole('link', { name: 'Ajustes', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algo falló de nuestro lado')
    await page.unroute(/\/(assets|api)\//)
    await page.getByRole('link', { name: 'Volver a intentar' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajustes')
    expect(new URL(page.url()).pathname).toBe('/admin/ajustes')
  })
})
