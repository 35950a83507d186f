import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sembrarCv } from './cv-siembra.ts'
import { expect, expectAccessible, goToRest, ingresar, test } from './fixtures.ts'

test('what is stored of a person is found by address, handed out and erased', async ({ page }) => {
  const correo = 'petra.derechos@correo.example'
  await ingresar(page)
  await sembrarCv(page, { nombre: 'Petra', apellido: 'Derechos', correo })
  await page.goto('admin/ajustes')
  await page.getByRole('link', { name: 'Datos de una persona' }).click()
  const campo = page.getByLabel('Correo de la persona')
  await campo.fill('no es')
  await campo.press('Enter')
  await expect(page.getByText('Escribe un correo completo.')).toBeVisible()
  await campo.fill('nadie.guardado@correo.example')
  await campo.press('Enter')
  await expect(page.getByText('No se guarda nada de ese correo.')).toBeVisible()
  await campo.fill(correo.toUpperCase())
  await campo.press('Enter')
  await expect(page.getByRole('heading', { name: 'Lo que se guarda' })).toBeVisible()
  await expect(page.getByText('Petra Derechos Prueba')).toBeVisible()
  await expectAccessible(page)
  const descarga = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar todo' }).click()
  expect((await descarga).suggestedFilename()).toBe('datos-de-la-persona.zip')
  await page.getByRole('link', { name: 'Corregir' }).click()
  await expect(page.getByLabel('Primer nombre')).toHaveValue('Petra')

  await page.goto('admin/ajustes?parte=persona')
  await page.getByLabel('Correo de la persona').fill(correo)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Borrar todo' }).click()
  await expect(page.getByRole('dialog')).toContainText('No hay vuelta atrás')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click()
  await expect(page.getByText('Se borró para siempre lo que se guardaba de la persona.')).toBeVisible()
  await expect(page.getByText('No se guarda nada de ese correo.')).toBeVisible()
})

test('a person asks on the site, confirms by mail, and stands in Por resolver until answered', async ({
  page,
  servidor,
}) => {
  const correo = 'rita.derechos@correo.example'
  await page.setViewportSize({ width: 360, height: 740 })
  await goToRest(page, 'aviso-de-privacidad')
  const enlace = page.getByRole('main').getByRole('link', { name: 'Tus datos' })
  await expect(enlace).toHaveAttribute('href', /\/mis-datos$/)
  await goToRest(page, 'mis-datos')
  await page.getByRole('button', { name: 'Pedir' }).click()
  await expect(page.getByText('Escribe un correo completo')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Tu correo').fill(correo)
  await page.getByLabel('Borrar mis datos').check()
  await page.getByLabel('Algo que debamos saber').fill('Ya encontré trabajo.')
  await page.getByRole('button', { name: 'Pedir' }).click()
  await expect(page.getByText('Te mandamos un correo.')).toBeVisible()

  const carpeta = join(servidor.dataDir, 'correo')
  const findEnlace = () =>
    globSync('*.eml', { cwd: carpeta })
      .map((nombre) => readFileSync(join(carpeta, nombre), 'utf8').replace(/=\r?\n/g, ''))
      .map((texto) => /mis-datos#([0-9a-f]{40})/.exec(texto)?.[1])
      .find(Boolean)
  await expect.poll(findEnlace).toBeTruthy()
  await goToRest(page, `mis-datos#${findEnlace()}`)
  await page.getByRole('button', { name: 'Confirmar mi petición' }).click()
  await expect(page.getByText('Recibimos tu petición.')).toBeVisible()
  await expectAccessible(page)

  await ingresar(page)
  await goToRest(page, 'dashboard')
  await expect(page.getByText('persona pide algo sobre sus datos')).toBeVisible()
  await page.getByRole('link', { name: 'Atenderla' }).click()
  const peticion = page.getByRole('listitem').filter({ hasText: correo })
  await expect(peticion).toContainText('Ya encontré trabajo.')
  await expectAccessible(page)
  await peticion.getByRole('button', { name: /Buscar sus datos/ }).click()
  await expect(page.getByRole('heading', { name: 'Lo que se guarda' })).toBeVisible()
  await peticion.getByRole('button', { name: /Ya se atendió/ }).click()
  await expect(peticion).toContainText('Se atendió el')
})
