import type { Request } from '@playwright/test'
import { sembrarCv } from './cv-siembra.ts'
import { expect, expectAccessible, ingresar, test } from './fixtures.ts'

// What the server is made to say.
test.use({ consolaEsperada: /Algo falló\./ })

test('tags are renamed, merged and deleted, and the search follows', async ({ page }) => {
  await ingresar(page)
  await sembrarCv(page, { nombre: 'Ana', apellido: 'Uno', etiquetas: ['Apicultr'] })
  await sembrarCv(page, { nombre: 'Eva', apellido: 'Dos', etiquetas: ['Apicultura', 'Sobrante'] })
  await page.goto('admin/cv/etiquetas')
  await expectAccessible(page)
  const fila = (puesto: string) => page.getByRole('row', { name: new RegExp(`^${puesto} `) })
  // Closed with nothing done, a dialog gives the focus back to what opened it.
  const mas = (puesto: string) => fila(puesto).getByRole('button', { name: /^Más acciones/ })
  const doCon = async (puesto: string, accion: string) => {
    await mas(puesto).press('Enter')
    await fila(puesto).getByRole('button', { name: accion }).press('Enter')
  }
  for (const accion of ['Unir con otra', 'Cambiar nombre']) {
    const boton = mas('Apicultr')
    await doCon('Apicultr', accion)
    await expect(page.getByRole('dialog').locator('input, select').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(boton).toBeFocused()
  }
  await doCon('Apicultr', 'Cambiar nombre')
  await page.getByLabel('Nombre', { exact: true }).fill('apicultura')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Ya hay una etiqueta «Apicultura»/)).toBeVisible()
  await page.getByLabel('Nombre', { exact: true }).fill('Apicultor')
  // What is half written does not go without a question.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Seguir editando' }).press('Enter')
  await page.getByLabel('Nombre', { exact: true }).press('Enter')
  await expect(page.getByText('La etiqueta se llama ahora «Apicultor».')).toBeVisible()

  await doCon('Apicultor', 'Unir con otra')
  await page.getByLabel('La que se queda').selectOption({ label: 'Apicultura, 1 CV' })
  await page.getByRole('button', { name: 'Unir', exact: true }).click()
  await expect(fila('Apicultura')).toContainText('2 CVs')
  await doCon('Sobrante', 'Eliminar')
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(fila('Sobrante')).toHaveCount(0)

  await fila('Apicultura').getByRole('link', { name: '2 CVs' }).click()
  await expect(page).toHaveURL(/buscar\?etiqueta=Apicultura/)
  await expect(page.locator('tbody tr')).toHaveCount(2)
})

test('a search is narrowed, taken along and kept; who is new stands on the first screen and goes to a position', async ({
  page,
}) => {
  await ingresar(page)
  const etiquetas = ['Relojera', 'Relojera de torre']
  await sembrarCv(page, { nombre: 'Luz', apellido: 'Tres', etiquetas, estado: 'Contratado' })
  await page.goto('admin/cv/buscar')
  await page.getByLabel('Etiquetas').fill('reloje')
  // The others are chosen while the list of the first is on its way.
  const elegidas = Promise.withResolvers<void>()
  await page.route('**/api/graphql', (route) => elegidas.promise.then(() => route.continue()))
  await page.keyboard.press('Enter')
  await page.keyboard.type('reloje')
  await page.keyboard.press('Enter')
  await page.getByLabel('Estado').selectOption('Validado')
  await expect(page.getByLabel('Estado')).toHaveValue('Validado')
  elegidas.resolve()
  await expect(page).toHaveURL(/etiqueta=Relojera&etiqueta=Relojera\+de\+torre&estado=Validado/)
  await expect(page.getByText('No Hay Registros')).toBeVisible()
  await page.getByLabel('Estado').selectOption('')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expectAccessible(page)
  const descarga = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar Excel' }).click()
  expect((await descarga).suggestedFilename()).toBe('cvs.xlsx')
  await page.getByRole('button', { name: 'Guardar búsqueda' }).click()
  const vista = page.waitForResponse((r) => !!r.request().postData()?.includes('changeBusquedaVista'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Búsquedas guardadas' })).toContainText('Relojera')

  // Whoever came in before the kept search was first looked at would not be new.
  await vista
  const acciones = page.getByRole('button', { name: /^Acciones de «Relojera/ })
  await acciones.click()
  await page.getByRole('button', { name: 'Cambiar nombre' }).click()
  await page.getByLabel('Nombre', { exact: true }).fill('Relojeras del taller')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Relojeras del taller' })).toBeVisible()
  await expectAccessible(page)
  await sembrarCv(page, { nombre: 'Nora', apellido: 'Cuatro', etiquetas })
  await page.goto('dashboard')
  await expect(page.getByText('CV nuevo en tu búsqueda')).toBeVisible()
  await page.getByRole('listitem').filter({ hasText: 'en tu búsqueda' }).getByRole('link').click()
  await expect(page.getByRole('row', { name: /Nora/ })).toContainText('Nuevo')
  await expect(page.getByRole('row', { name: /Luz/ })).not.toContainText('Nuevo')

  // Positions that do not come are asked for again; until then there is nothing to add to.
  const agregar = page.getByRole('button', { name: 'Agregar', exact: true })
  await page.route('**/api/graphql', (route) =>
    route.fulfill({ json: { errors: [{ message: 'Algo falló.', extensions: { code: 'INTERNAL' } }] } }),
  )
  await page.getByRole('button', { name: /Agregar a una vacante a Nora/ }).click()
  await expect(page.getByRole('dialog').getByText('Algo falló.')).toBeVisible()
  await expect(agregar).toHaveJSProperty('disabled', true)
  await page.unroute('**/api/graphql')
  await page.getByRole('dialog').getByRole('button', { name: 'Reintentar' }).click()
  await page.getByLabel('Nombre de la vacante').fill('Relojera de noche')
  await page.getByLabel(/^Nota/).fill('Vive cerca')
  // While it is on its way its button rests; refused, what was written stays, and the position is not made twice.
  const mirado = Promise.withResolvers<void>()
  await page.route('**/api/graphql', async (route) => {
    if (!route.request().postData()?.includes('insertCandidato')) return route.continue()
    await mirado.promise
    const errors = [{ message: 'Ahora no.', extensions: { code: 'BAD_USER_INPUT' } }]
    return route.fulfill({ json: { data: null, errors } })
  })
  await page.keyboard.press('Enter')
  await expect(agregar).toHaveAttribute('aria-disabled', 'true')
  mirado.resolve()
  await expect(page.getByText('Ahora no.')).toBeVisible()
  await expect(agregar).toHaveAttribute('aria-disabled', 'false')
  await expect(page.getByLabel(/^Nota/)).toHaveValue('Vive cerca')
  await page.unroute('**/api/graphql')
  await page.getByLabel(/^Nota/).press('Enter')
  await expect(page.getByText('Persona agregada a la vacante.')).toBeVisible()
  await page.getByRole('link', { name: 'Vacantes' }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: /Ver personas de Relojera de noche/ }).click()
  // The note is written while the state is on its way, and does not take it back.
  const estado = page.getByLabel('Estado de Nora Cuatro Prueba')
  const nota = page.getByLabel('Nota sobre Nora Cuatro Prueba')
  const escrita = Promise.withResolvers<void>()
  const isCambio = (request: Request) => !!request.postData()?.includes('updateCandidato')
  let hechos = 0
  page.on('requestfinished', (request) => {
    if (isCambio(request)) hechos++
  })
  await page.route('**/api/graphql', async (route) => {
    if (isCambio(route.request())) await escrita.promise
    await route.continue()
  })
  await estado.selectOption('Finalista')
  await nota.fill('Vive cerca, y madruga')
  await nota.press('Enter')
  escrita.resolve()
  await expect.poll(() => hechos).toBe(2)
  await page.unroute('**/api/graphql')
  await page.reload()
  await expect(estado).toHaveValue('finalista')
  await expect(page.getByRole('rowheader', { name: 'Finalista 1' })).toBeVisible()
  await expect(nota).toHaveValue('Vive cerca, y madruga')
  await expectAccessible(page)
  const vacante = page.url()
  await page.getByRole('link', { name: 'Nora Cuatro Prueba', exact: true }).click()
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await expect(page).toHaveURL(vacante)
  await page.getByRole('button', { name: 'Más acciones: Nora Cuatro Prueba' }).click()
  await page.getByRole('button', { name: /^Quitar de la vacante/ }).click()
  await expect(page.getByText('Nadie todavía.')).toBeVisible()
})
