import { ADMIN } from '../support/server-process.ts'
import { expect, expectAccessible, ingresarPorFormulario, test } from './fixtures.ts'

const NUEVA = 'tres gatos y un violín'

// The password of the server's only account changes: this file has a server to itself.
test.use({
  entorno: { TZ_SITIO: 'America/Guatemala' },
  consolaEsperada: /Failed to load resource|Request failed/,
})

test('staff change their password and end their other sessions', async ({ page, browser, servidor }) => {
  const enOtroEquipo = async (password: string) => {
    const context = await browser.newContext({ baseURL: `${servidor.url}/` })
    const query = `query($usuarioOEmail: String!, $password: String!) {
      auth { logIn(usuarioOEmail: $usuarioOEmail, password: $password) { conexion } } }`
    const ask = async (document: string, variables = {}) => {
      const answer = await context.request.post('api/graphql', { data: { query: document, variables } })
      return (await answer.json()).data
    }
    await ask(query, { usuarioOEmail: ADMIN.usuario, password })
    return async (): Promise<boolean> =>
      (await ask('{ auth { getLogIn { conexion } } }')).auth.getLogIn.conexion
  }
  const campo = (nombre: string) => page.getByRole('textbox', { name: nombre, exact: true })
  const cambiar = page.getByRole('button', { name: 'Cambiar contraseña' })
  const filas = page.getByRole('region', { name: 'Sesiones abiertas' }).locator('tbody tr')

  const isOtroConectado = await enOtroEquipo(ADMIN.password)
  expect(await isOtroConectado()).toBe(true)
  await ingresarPorFormulario(page)
  await page.getByRole('complementary').getByRole('link', { name: 'Mi cuenta' }).click()
  await page.waitForURL('**/admin/cuenta')
  await expect(page).toHaveTitle(/^Mi cuenta \| /)
  await expect(page.getByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeFocused()
  await expect(page.getByText(`Ingresas como ${ADMIN.usuario}.`)).toBeVisible()
  await expect(filas).toHaveCount(2)
  await expect(filas.first()).toContainText('Esta sesión')

  // Nothing typed, then a slip: each field says what it lacks, and the first one has the focus.
  await cambiar.click()
  await expect(page.getByText('Escribe la contraseña actual.')).toBeVisible()
  await expect(campo('Contraseña actual')).toBeFocused()
  await campo('Contraseña actual').fill('no es esta')
  await campo('Contraseña nueva').fill('climaytalento')
  await campo('Repite la contraseña nueva').fill('climaytalento')
  await cambiar.click()
  await expect(campo('Contraseña nueva')).toBeFocused()
  await expect(page.getByText(/no queda casi nada/)).toBeVisible()
  await expectAccessible(page)

  // The server refuses: the wrong present password, then a common new one.
  await campo('Contraseña nueva').fill('qwertyuiop')
  await campo('Repite la contraseña nueva').fill('qwertyuiop')
  await page.keyboard.press('Enter')
  await expect(page.getByText('La contraseña actual no es correcta.')).toBeVisible()
  await expect(campo('Contraseña actual')).toBeFocused()
  await campo('Contraseña actual').fill(ADMIN.password)
  await expect(page.getByText('La contraseña actual no es correcta.')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/de las más usadas/)).toBeVisible()
  await expect(campo('Contraseña nueva')).toBeFocused()

  // Without a connection nothing is lost.
  await campo('Contraseña nueva').fill(NUEVA)
  await campo('Repite la contraseña nueva').fill(NUEVA)
  await page.route('**/api/graphql', (route) => route.abort())
  await cambiar.click()
  await expect(page.getByRole('alert')).toContainText('No hay conexión con el servidor')
  await page.unroute('**/api/graphql')
  await expect(campo('Contraseña nueva')).toHaveAttribute('type', 'password')
  await page.getByLabel('Mostrar las contraseñas').check()
  await expect(campo('Contraseña nueva')).toHaveAttribute('type', 'text')
  await expect(campo('Contraseña nueva')).toHaveValue(NUEVA)
  await cambiar.click()
  await expect(page.getByRole('status').filter({ hasText: 'Contraseña cambiada' })).toBeVisible()
  await expect(campo('Contraseña nueva')).toHaveValue('')
  await expect(campo('Contraseña nueva')).toHaveAttribute('type', 'password')
  await expect(filas).toHaveCount(1)
  await expect(page.getByText('No tienes otras sesiones abiertas.')).toBeVisible()
  expect(await isOtroConectado()).toBe(false)

  // On a phone, by keyboard: two sessions more, and the end of both.
  await page.setViewportSize({ width: 360, height: 740 })
  const isTabletConectada = await enOtroEquipo(NUEVA)
  await page.reload()
  await expect(filas).toHaveCount(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cerrar las otras sesiones' }).press('Enter')
  const dialogo = page.getByRole('dialog')
  const confirmar = dialogo.getByRole('button', { name: 'Cerrarlas' })
  await expect(confirmar).toBeDisabled()
  await dialogo.getByLabel('Tu contraseña').fill(ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(dialogo.getByText('La contraseña actual no es correcta.')).toBeVisible()
  await expect(dialogo.getByLabel('Tu contraseña')).toBeFocused()
  await expectAccessible(page)
  expect(await isTabletConectada()).toBe(true)
  await dialogo.getByLabel('Tu contraseña').fill(NUEVA)
  await page.keyboard.press('Enter')
  await expect(dialogo).toBeHidden()
  await expect(page.getByText('Se cerraron las otras sesiones.')).toBeVisible()
  await expect(filas).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Sesiones' })).toBeFocused()
  expect(await isTabletConectada()).toBe(false)
})
