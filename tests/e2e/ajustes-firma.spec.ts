import { createPng } from '../../src/server/archivos/testing/png-de-prueba.ts'
import { expectSinDesborde } from './climas-siembra.ts'
import { expect, expectAccessible, ingresarPorFormulario, test } from './fixtures.ts'

// The public pages change: this file has a server to itself.
test.use({ entorno: { TZ_SITIO: 'America/Guatemala' } })

const IMAGEN = {
  name: 'imagen.png',
  mimeType: 'image/png',
  buffer: createPng({ ancho: 320, alto: 240 }),
}

test('people, logo and a photograph of the firm stand on its pages as soon as they are chosen, and go again', async ({
  page,
  browser,
  servidor,
}) => {
  const visitante = await (await browser.newContext({ baseURL: `${servidor.url}/` })).newPage()
  await visitante.goto('')
  await expect(visitante.locator('[data-film]')).toHaveCount(1)
  await expect(visitante.getByText('Quienes te atienden')).toHaveCount(0)

  await ingresarPorFormulario(page)
  await page.goto('admin/ajustes?parte=firma')
  const dialogo = page.getByRole('dialog')
  for (const nombre of ['Rosa Xol', 'Ana Lucía Pérez']) {
    await page.getByRole('button', { name: 'Agregar persona' }).click()
    await dialogo.getByLabel('Nombre').fill(nombre)
    if (nombre === 'Rosa Xol') {
      await dialogo.locator('input[type="file"]').setInputFiles(IMAGEN)
      await expect(dialogo.locator('img')).toBeVisible()
      await expectAccessible(page)
    }
    await dialogo.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: nombre })).toBeVisible()
  }
  await page.locator('input[aria-label="Logotipo"]').setInputFiles(IMAGEN)
  await expect(page.getByAltText('Logotipo de la firma')).toBeVisible()
  await page.locator('input[aria-label="Foto de la página de inicio"]').setInputFiles(IMAGEN)
  await expect(page.getByAltText('Foto de la página de inicio')).toBeVisible()
  await expectAccessible(page)

  await visitante.goto('')
  const personas = visitante.getByRole('region', { name: 'Quienes te atienden' })
  await expect(personas.getByRole('listitem')).toHaveText([/Rosa Xol/, /APAna Lucía Pérez/])
  await personas.scrollIntoViewIfNeeded()
  for (const imagen of [
    personas.getByRole('listitem').first().locator('img'),
    visitante.locator('#inicio img'),
  ])
    await expect(imagen).toHaveJSProperty('complete', true)
  await expect(visitante.locator('[data-film]')).toHaveCount(0)
  await expect(visitante.locator('nav img[alt="Clima y Talento"]').first()).toBeVisible()
  await expectAccessible(visitante)

  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 780 })
    await expectSinDesborde(page)
  }
  // What is taken away is asked for first, and leaves the focus where it can be put back.
  const quitar = page.getByRole('button', { name: 'Quitar el logotipo' })
  await page.setViewportSize({ width: 360, height: 780 })
  await quitar.press('Enter')
  expect((await dialogo.boundingBox())?.width, 'as wide as any question').toBe(320)
  await page.keyboard.press('Escape')
  await expect(quitar).toBeFocused()
  await quitar.press('Enter')
  await dialogo.getByRole('button', { name: 'Quitar', exact: true }).press('Enter')
  await expect(page.getByAltText('Logotipo de la firma')).toHaveCount(0)
  await expect(page.locator('input[aria-label="Logotipo"]')).toBeFocused()

  await page.getByRole('button', { name: 'Más acciones: Rosa Xol' }).click()
  await page.getByRole('button', { name: 'Quitar', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Rosa Xol' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Quitar la foto' }).click()
  await dialogo.getByRole('button', { name: 'Quitar', exact: true }).click()
  await expect(page.getByAltText('Foto de la página de inicio')).toHaveCount(0)
  await visitante.goto('')
  await expect(visitante.locator('[data-film]')).toHaveCount(1)
})
