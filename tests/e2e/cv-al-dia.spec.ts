import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DIA_MS } from '../../src/domain/fechas/duraciones.ts'
import { sembrarCv } from './cv-siembra.ts'
import { expect, expectAccessible, ingresar, test } from './fixtures.ts'

const MESES_19 = 19 * 30.5 * DIA_MS

/** The link of the mail, as the person finds it. */
function findEnlace(dataDir: string): string | null {
  const folder = join(dataDir, 'correo')
  // One that is still being written has another ending; before the first there is no folder.
  for (const name of globSync('*.eml', { cwd: folder })) {
    const text = readFileSync(join(folder, name), 'utf8')
      .replace(/=\r?\n/g, '')
      .replaceAll('=23', '#')
    const found = /actualiza-cv#([0-9a-f]{40})/.exec(text)
    if (found) return found[1]!
  }
  return null
}

test.describe('the link of a mail', () => {
  // Calls that fail on purpose.
  test.use({ consolaEsperada: /Failed to load resource|Request failed/ })

  test('that could not be opened is tried again in its place: the address has let go of it', async ({
    page,
  }) => {
    await page.route('**/api/graphql', (route) => route.abort())
    await page.goto(`actualiza-cv#${'0'.repeat(40)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No pudimos abrir tu currículum')
    await expectAccessible(page)
    await page.unroute('**/api/graphql')
    await page.getByRole('button', { name: 'Probar de nuevo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este enlace ya no sirve')
    await expect(page.getByRole('link', { name: 'escríbenos' })).toHaveAttribute('href', /\/#contacto$/)
  })
})

test.describe('a list that does not come', () => {
  test.use({ consolaEsperada: /Failed to load resource|Request failed/ })

  test('leaves its filter, and the focus, where they were', async ({ page }) => {
    await ingresar(page)
    await page.goto('admin/cv/pendientes?vista=por-actualizar')
    await page.route('**/api/graphql', (route) => route.abort())
    const sinMandar = page.getByRole('button', { name: /^Sin mandar/ })
    await sinMandar.press('Enter')
    await expect(page.getByRole('alert')).toContainText('No hay conexión con el servidor')
    await expect(sinMandar).toHaveAttribute('aria-pressed', 'true')
    await expect(sinMandar).toBeFocused()
    await expect(page.getByRole('button', { name: 'Mandar enlace' })).toBeDisabled()
    await expectAccessible(page)
    await page.unroute('**/api/graphql')
    await page.getByRole('button', { name: 'Reintentar' }).press('Enter')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(sinMandar).toBeFocused()
  })
})

test('who has not been heard of is asked by mail, answers through the link, and staff sees it', async ({
  page,
  servidor,
}) => {
  await ingresar(page)
  const id = await sembrarCv(page, { nombre: 'Julia', apellido: 'Antigua', celular: '55550041' })
  const database = new DatabaseSync(join(servidor.dataDir, 'clima.sqlite'), { timeout: 20_000 })
  const otro = await sembrarCv(page, { nombre: 'Pedro', apellido: 'Antiguo', celular: '55550042' })
  for (const viejo of [id, otro])
    database.prepare('update cvs set al_dia = al_dia - ? where id = ?').run(MESES_19, viejo)
  database.close()

  await page.goto('admin/cv/pendientes?vista=por-actualizar')
  const fila = page.locator('tbody tr', { hasText: 'Julia Antigua' })
  await expect(fila).toContainText('Sin mandar')
  await expectAccessible(page)
  const sobra = page.locator('tbody tr', { hasText: 'Pedro Antiguo' })
  await sobra.getByRole('button', { name: /^Más acciones/ }).press('Enter')
  await sobra.getByRole('button', { name: /Eliminar/ }).press('Enter')
  await expect(sobra).toHaveCount(0)
  await expect(fila.getByRole('button', { name: /^Más acciones/ })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(sobra).toHaveCount(1)
  await page.getByLabel(/Mandar el enlace a Pedro/).check()
  const sinMandar = page.getByRole('button', { name: /^Sin mandar/ })
  await sinMandar.press('Enter')
  const mandar = page.getByRole('button', { name: 'Mandar enlace', exact: true })
  await expect(mandar).toBeDisabled()
  await expect(fila).toBeVisible()
  await expect(sinMandar).toBeFocused()
  // "Back" to another list forgets who was chosen, as the filter does; from a CV it leads to the list it was opened on.
  await page.getByLabel(/Mandar el enlace a Pedro/).check()
  await page.goBack()
  await expect(page).not.toHaveURL(/enlace=/)
  await expect(mandar).toBeDisabled()
  await page.goForward()
  await fila.getByRole('button', { name: /^Más acciones/ }).click()
  await fila.getByRole('link', { name: /^Abrir CV/ }).click()
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await expect(page).toHaveURL(/pendientes\?vista=por-actualizar&enlace=sinMandar$/)
  await page.getByLabel(/Mandar el enlace a Julia/).check()
  await page.getByRole('button', { name: 'Mandar enlace a 1' }).click()
  await page.getByRole('button', { name: /^Todos/ }).click()
  await expect(fila).toContainText('Sin abrir')

  await expect.poll(() => findEnlace(servidor.dataDir)).not.toBeNull()
  const token = findEnlace(servidor.dataDir)!
  await page.goto(`actualiza-cv#${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hola, Julia.')
  expect(page.url()).toMatch(/actualiza-cv$/)
  // Whoever skips to the content has not lost the link.
  await page.getByRole('link', { name: 'Saltar al contenido' }).press('Enter')
  await expect(page).toHaveURL(/#contenido$/)
  await expect(page.getByText('Termina en 41')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(/Bórrenlo/).check()
  await expect(page.getByRole('button', { name: 'Borrar mi CV y mis datos' })).toBeVisible()
  await page.getByLabel(/Ha cambiado/).check()
  // A file that would be refused is told before a phone has sent it.
  const curriculum = page.getByLabel(/Currículum nuevo/)
  await curriculum.setInputFiles({ name: 'hoja.xlsx', mimeType: 'image/jpeg', buffer: Buffer.from('foto') })
  await expect(curriculum).toHaveAccessibleDescription(/El archivo debe ser PDF, DOC, DOCX u ODT/)
  await page.getByRole('button', { name: 'Guardar mi respuesta' }).click()
  await expect(curriculum).toBeFocused()
  await curriculum.setInputFiles([])
  await page.getByLabel('Celular').fill('4444 5555')
  await page.getByRole('button', { name: 'Guardar mi respuesta' }).click()
  await expect(page.getByText('Gracias. Guardamos lo nuevo.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abre otra vez el enlace del correo')
  await expectAccessible(page)
  // Where the page already stands, the link only changes what follows the hash sign.
  await page.goto(`actualiza-cv#${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este enlace ya no sirve')
  expect(page.url()).toMatch(/actualiza-cv$/)

  // Who was chosen before stays chosen.
  await page.goto('admin/cv/pendientes?vista=por-actualizar')
  await expect(fila).toContainText('cambió sus datos')
  await page.getByLabel(/Mandar el enlace a Pedro/).check()
  await fila.getByRole('button', { name: /Visto/ }).click()
  await expect(fila).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Mandar enlace a 1' })).toBeVisible()
  await page.getByRole('button', { name: /^Contestaron/ }).click()
  await expect(page.getByText('Nada por actualizar aquí.')).toBeVisible()
})

test('an administrator turns retention on after being told what it does, and off again', async ({ page }) => {
  await ingresar(page)
  // Whom it would concern is told while the months are written, before anything is on.
  await page.goto('admin/ajustes')
  const meses = page.getByLabel('Borrar un CV después de (meses)')
  await expect(meses).toHaveAccessibleDescription(/Con 24 meses, hoy (no )?alcanzaría a /)
  await meses.fill('120')
  await expect(meses).toHaveAccessibleDescription(/Con 120 meses, hoy no alcanzaría a ningún CV\.$/)
  await meses.fill('')
  await expect(meses).toHaveAccessibleDescription('Solo mientras la retención esté activa.')
  await meses.fill('24')
  await page.goto('admin/cv/pendientes')
  await page.getByRole('link', { name: 'Retención' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Retención')
  await expect(page.getByText('Nada se borra solo mientras')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Activar la retención' }).click()
  await expect(page.getByRole('dialog').getByText(/^Hoy (no )?alcanza a /)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Activar' }).click()
  await expect(page.getByText(/24 meses desde la última vez al día/)).toBeVisible()
  // Nobody has looked yet who goes: an empty list would say that nobody does.
  await expect(page.getByText('La lista se está haciendo.')).toBeVisible()
  await expect(page.getByText('Nadie en la lista.')).toHaveCount(0)
  const dejar = page.getByRole('button', { name: 'Dejar de borrar' })
  await expect(dejar).toBeFocused()
  await dejar.press('Enter')
  await expect(page.getByRole('button', { name: 'Activar la retención' })).toBeFocused()
  await expect(page.getByText('Nadie en la lista.')).toBeVisible()
})
