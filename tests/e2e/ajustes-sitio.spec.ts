import { expectSinDesborde } from './climas-siembra.ts'
import { expect, expectAccessible, ingresarPorFormulario, test } from './fixtures.ts'

// The public pages change: this file has a server to itself.
test.use({ entorno: { TZ_SITIO: 'America/Guatemala' } })

test('an administrator words the public pages beside them, publishes, and goes back', async ({
  page,
  browser,
  servidor,
}) => {
  const visitante = await (await browser.newContext({ baseURL: `${servidor.url}/` })).newPage()
  const readTitulo = async () => {
    await visitante.goto('')
    return visitante.locator('#titulo-quienes-somos').textContent()
  }
  const original = await readTitulo()
  const muestra = page.frameLocator('iframe[title="La página como quedará"]')
  const titulo = page.getByLabel('Título', { exact: true })

  await ingresarPorFormulario(page)
  await page.goto('admin/ajustes?parte=sitio&seccion=quienes-somos')
  await expect(titulo).toHaveValue(original!)
  await expect(muestra.locator('#titulo-quienes-somos')).toHaveText(original!)
  await expectAccessible(page)

  // Kept as a draft: the page beside it shows it, visitors do not.
  await titulo.fill('Medimos el clima para que mejore')
  await expect(page.getByText('1 cambio sin publicar')).toBeVisible()
  await expect(muestra.locator('#titulo-quienes-somos')).toHaveText('Medimos el clima para que mejore')
  expect(await readTitulo()).toBe(original)
  await page.reload()
  await expect(titulo).toHaveValue('Medimos el clima para que mejore')

  // A card goes out of sight.
  await page
    .getByRole('navigation', { name: 'Partes del sitio' })
    .getByRole('link', { name: 'Desarrollo organizacional' })
    .click()
  await page.getByRole('switch', { name: 'Coaching a la vista' }).click()
  await expect(muestra.locator('a[href$="servicio=engagement"]').first()).toBeVisible()
  await expect(muestra.locator('a[href$="servicio=coaching"]')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Publicar en el sitio' }).click()
  await expect(page.getByText('Publicado. Ya se lee en el sitio.')).toBeVisible()
  await expect(page.getByText('Todo está publicado')).toBeVisible()
  expect(await readTitulo()).toBe('Medimos el clima para que mejore')
  await visitante.goto('desarrollo-organizacional')
  await expect(visitante.locator('a[href$="servicio=coaching"]')).toHaveCount(0)

  await page.getByRole('button', { name: 'Volver al original' }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Volver al original' }).click()
  await expect(page.getByText('2 cambios sin publicar')).toBeVisible()
  await page.getByRole('button', { name: 'Publicar en el sitio' }).click()
  await expect(page.getByText('Todo está publicado')).toBeVisible()
  expect(await readTitulo()).toBe(original)

  for (const width of [320, 360, 1024]) {
    await page.setViewportSize({ width, height: 780 })
    await expectSinDesborde(page)
  }
  await visitante.context().close()
})

test('a text that will not do is told at its field, and nothing is published', async ({ page }) => {
  await ingresarPorFormulario(page)
  await page.goto('admin/ajustes?parte=sitio&seccion=contacto')
  const entrada = page.getByLabel('Debajo del título', { exact: true })
  await entrada.fill('Escríbenos <b>ya</b>')
  await page.getByRole('button', { name: 'Publicar en el sitio' }).click()
  await expect(page.getByText('Aquí no se puede usar HTML', { exact: false })).toBeVisible()
  await expect(entrada).toBeFocused()
})
