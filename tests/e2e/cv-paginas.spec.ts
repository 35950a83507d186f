import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DIA_MS } from '../../src/domain/fechas/duraciones.ts'
import { buildPdf } from '../../src/server/archivos/testing/archivos-de-prueba.ts'
import { sembrarCvs } from './cv-siembra.ts'
import { expect, expectAccessible, ingresar, test } from './fixtures.ts'

// More than a page of everything, which no other file would want.
test.use({ entorno: { MENSAJES_POR_HORA: '60' } })

test('whoever reviews from a later page of the tray comes back to it, and to the row', async ({ page }) => {
  await ingresar(page)
  const pdf = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: buildPdf('Planillas') }
  for (let n = 1; n <= 27; n++) {
    const correo = `maria.fernanda.cifuentes.${n}@transportesdeoccidente.example`
    const texto = { correo, tel: `4111${1000 + n}`, plaza: 'Piloto', mensaje: 'Puedo empezar ya.' }
    const multipart = { nombre: `Persona${n} Cifuentes`, ...texto, archivo: pdf }
    expect((await page.request.post('api/mail/enviarcurri', { multipart })).status()).toBe(200)
  }
  await page.goto('admin/cv/pendientes')
  await page.getByRole('button', { name: 'Siguiente' }).press('Enter')
  await expect(page).toHaveURL(/pagina=2$/)
  const revisar = (n: number) => page.getByRole('link', { name: `Revisar el CV de Persona${n} ` })
  const titulo = page.getByRole('heading', { level: 1 })
  const regresar = page.getByRole('link', { name: 'Regresar a CVs Pendientes' })
  await revisar(26).press('Enter')
  await expect(titulo).toHaveText('Persona26 Cifuentes')
  await page.keyboard.press('j')
  await expect(titulo).toHaveText('Persona27 Cifuentes')
  await regresar.press('Enter')
  await expect(page).toHaveURL(/pendientes\?pagina=2$/)
  await expect(revisar(27)).toBeFocused()
  await expect(revisar(27)).toBeInViewport()

  // An address breaks where it is read in parts, and is copied whole.
  await page.setViewportSize({ width: 360, height: 740 })
  const correo = page.getByText('maria.fernanda.cifuentes.27@transportesdeoccidente.example')
  const lineas = await correo.evaluate((lugar) => {
    getSelection()!.selectAllChildren(lugar)
    const alturas = [...lugar.childNodes]
      .filter((nodo) => nodo.nodeType === Node.TEXT_NODE)
      .map((nodo) => {
        const trozo = document.createRange()
        trozo.selectNode(nodo)
        return new Set([...trozo.getClientRects()].map(({ top }) => Math.round(top))).size
      })
    return { alturas, copiado: String(getSelection()) }
  })
  expect(lineas.copiado).toBe('maria.fernanda.cifuentes.27@transportesdeoccidente.example')
  expect(lineas.alturas.length).toBeGreaterThan(1)
  expect(new Set(lineas.alturas), 'no part of it is broken').toEqual(new Set([1]))
  await page.setViewportSize({ width: 1280, height: 720 })

  // Past the beginning of the page, the one before stands on another.
  await revisar(26).press('Enter')
  await expect(titulo).toHaveText('Persona26 Cifuentes')
  await page.keyboard.press('k')
  await expect(titulo).toHaveText('Persona25 Cifuentes')
  await regresar.press('Enter')
  await expect(page).toHaveURL(/pendientes$/)
  await expect(revisar(25)).toBeFocused()

  // Opened from a position it leads back there, after a reload too.
  await revisar(25).press('Enter')
  await page.getByRole('button', { name: 'Agregar a una vacante' }).press('Enter')
  await page.getByLabel('Nombre de la vacante').fill('Piloto de noche')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Persona agregada a la vacante.')).toBeVisible()
  await page.goto('admin/cv/vacantes')
  await page.getByRole('link', { name: /Ver personas de Piloto de noche/ }).press('Enter')
  const revisarAqui = page.getByRole('link', { name: /^Persona25 / })
  await revisarAqui.press('Enter')
  await expect(titulo).toHaveText('Persona25 Cifuentes')
  await page.reload()
  await page.getByRole('link', { name: 'Regresar a la vacante' }).press('Enter')
  await expect(revisarAqui).toBeVisible()
})

test('who was chosen on other pages is told beside the button, and let go at once', async ({
  page,
  servidor,
}) => {
  await ingresar(page)
  await sembrarCvs(page, 27, 'Antigua')
  const database = new DatabaseSync(join(servidor.dataDir, 'clima.sqlite'), { timeout: 20_000 })
  database.exec(`update cvs set al_dia = al_dia - ${19 * 30.5 * DIA_MS}`)
  database.close()
  await page.goto('admin/cv/pendientes?vista=por-actualizar')
  const casillas = page.getByRole('checkbox')
  await casillas.nth(0).press('Space')
  await casillas.nth(1).press('Space')
  const cuenta = page.locator('main p[role="status"]')
  await expect(cuenta).toHaveText('')
  const siguiente = page.getByRole('button', { name: 'Siguiente' })
  await siguiente.press('Enter')
  await expect(cuenta).toHaveText('2 personas escogidas, en otras páginas')
  await casillas.nth(0).press('Space')
  await expect(cuenta).toHaveText('3 personas escogidas, 2 en otras páginas')
  await expect(page.getByRole('button', { name: 'Mandar enlace a 3' })).toBeEnabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Desmarcar todas' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Mandar enlace', exact: true })).toBeDisabled()
  await expect(casillas.nth(0)).not.toBeChecked()
  await expect(page.getByRole('button', { name: /^Todos/ })).toBeFocused()
  // One that is kept leaves the list, and those who are written to.
  await casillas.nth(0).press('Space')
  await page
    .getByRole('button', { name: /^Conservar el CV/ })
    .first()
    .press('Enter')
  await page.getByLabel('Por qué').fill('Proceso abierto')
  const hasta = new Date(Date.now() + 30 * DIA_MS).toISOString().slice(0, 10)
  await page.getByLabel('Hasta').fill(hasta)
  await page.getByLabel('Hasta').press('Enter')
  await expect(casillas).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Mandar enlace', exact: true })).toBeDisabled()
})
