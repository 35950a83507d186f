import type { Page } from '@playwright/test'
import { listCorreos, sembrarCv, sembrarCvs } from './cv-siembra.ts'
import { expect, expectAccessible, ingresar, letHappen, letPass, stopTime, test } from './fixtures.ts'

const filtro = (page: Page) => page.getByLabel('Filtro')
const filas = (page: Page) => page.locator('tbody tr')
const anterior = (page: Page) => page.getByRole('button', { name: 'Anterior' })
const siguiente = (page: Page) => page.getByRole('button', { name: 'Siguiente' })
const paginas = (page: Page) => page.getByRole('navigation', { name: 'Páginas' })

test.beforeEach(async ({ page }) => {
  await ingresar(page)
})

test('the words inside a file find its person, marked in the snippet; accents and case do not matter', async ({
  page,
}) => {
  await sembrarCv(page, {
    nombre: 'Tomás',
    apellido: 'Delfín',
    estado: 'Contratado',
    etiquetas: ['Buzo industrial'],
    texto: 'Ocho temporadas en balística submarina.',
  })
  await page.goto('admin/cv/buscar')
  // The file is read after saving, outside the request.
  await expect.poll(() => listCorreos(page, 'balistica')).toHaveLength(1)
  await filtro(page).pressSequentially('BALISTICA')
  await expect(page).toHaveURL(/\?filtro=BALISTICA$/)
  await expect(filas(page)).toHaveCount(1)
  await expect(filas(page)).toContainText('Tomás Delfín Prueba')
  await expect(filas(page).locator('mark')).toHaveText('balística')
  await expect(paginas(page)).toContainText(/^.*Página 1, registro 1(?!\d)/)
  await expect(page.getByRole('status').filter({ hasText: /^1 registro en la página 1$/ })).toBeAttached()
  await expect(filas(page).getByRole('listitem')).toHaveText(['Estado: Contratado', 'Buzo industrial'])
  await expectAccessible(page)

  const link = filas(page).getByRole('link', { name: /^Ver CV de Tomás Delfín Prueba/ })
  await expect(link).toHaveAttribute('target', '_blank')
  const opened = await page.request.get((await link.getAttribute('href'))!)
  expect(opened.headers()['content-type']).toBe('application/pdf')

  await filtro(page).fill('balística tierra')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No Hay Registros')).toBeVisible()
  // Nothing that would lead nowhere.
  await expect(paginas(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Descargar Excel' })).toBeDisabled()
  await expectAccessible(page)
  await filtro(page).fill('balística')
  await expect(page.getByRole('button', { name: 'Descargar Excel' })).toBeEnabled()
})

test('quotes and stars of other searches are told to be letters here, and are left out at a touch', async ({
  page,
}) => {
  await sembrarCv(page, { nombre: 'Rut', apellido: 'Comillada' })
  await page.goto('admin/cv/buscar')
  await filtro(page).fill('«Rut» comill*')
  await expect(page.getByText('Las comillas y los asteriscos se buscan como letras.')).toBeVisible()
  await page.getByRole('link', { name: 'Buscar sin ellos' }).click()
  await expect(filas(page)).toHaveCount(1)
  await expect(filtro(page)).toHaveValue(/^Rut\s+comill$/)
})

test('pages of 25 stand in the address: back, forward and reload keep them, and a page without rows is left', async ({
  page,
  servidor,
}) => {
  await sembrarCvs(page, 27, 'Paginado')
  await page.goto('admin/cv/buscar?filtro=paginado')
  await expect(filas(page)).toHaveCount(25)
  await expect(anterior(page)).toBeDisabled()
  await expect(paginas(page)).toContainText('Página 1, registros 1 a 25')

  await siguiente(page).click()
  await expect(page).toHaveURL(/\?filtro=paginado&pagina=2$/)
  await expect(filas(page)).toHaveCount(2)
  await expect(siguiente(page)).toBeDisabled()
  await expect(paginas(page)).toContainText('Página 2, registros 26 a 27')
  await expect(page.getByRole('region', { name: 'Resultados' })).toBeFocused()

  await page.reload()
  await expect(filas(page)).toHaveCount(2)
  await expect(filtro(page)).toHaveValue('paginado')
  const html = await (
    await page.request.get(`${servidor.url}/admin/cv/buscar?filtro=paginado&pagina=2`)
  ).text()
  expect(html).toContain('Persona1 Paginado Prueba')

  await page.goBack()
  await expect(filas(page)).toHaveCount(25)
  await page.goForward()
  await expect(filas(page)).toHaveCount(2)
  await anterior(page).click()
  await expect(page).toHaveURL(/\?filtro=paginado$/)
  // Nothing had to be waited for: the page was read before.
  await expect(page.getByRole('region', { name: 'Resultados' })).toBeFocused()

  await filtro(page).fill('paginado persona27')
  await expect(filas(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'CVs Pendientes a Actualizar' }).click()
  await expect(page.getByRole('heading', { name: 'CVs Pendientes a Actualizar' })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(filtro(page)).toHaveValue('paginado persona27')
  await expect(filas(page)).toHaveCount(1)

  // An address beyond the end leads to its beginning.
  await page.goto('admin/cv/buscar?filtro=paginado&pagina=40')
  await expect(page.getByText('No Hay Registros')).toBeVisible()
  await expect(paginas(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Ver desde la primera' }).click()
  await expect(page).toHaveURL(/\?filtro=paginado$/)
  await expect(filas(page)).toHaveCount(25)

  // The last row of a page deleted leads to the page before.
  await page.goto('admin/cv/buscar?filtro=paginado&pagina=2')
  for (const nombre of ['Persona2', 'Persona1']) {
    await filas(page)
      .getByRole('button', { name: `Eliminar el CV de ${nombre} Paginado Prueba` })
      .click()
  }
  await expect(page).toHaveURL(/\?filtro=paginado$/)
  await expect(filas(page)).toHaveCount(25)
})

test('deleting, and bringing back', async ({ page }) => {
  await sembrarCv(page, { nombre: 'Uno', apellido: 'Deshecho' })
  await sembrarCv(page, { nombre: 'Dos', apellido: 'Deshecho' })
  for (const nombre of ['Uno', 'Dos', 'Tres']) await sembrarCv(page, { nombre, apellido: 'Tecleado' })
  const ids: string[] = []
  for (const nombre of ['Uno', 'Dos']) ids.push(await sembrarCv(page, { nombre, apellido: 'Mitad' }))
  await page.goto('admin/cv/buscar?filtro=deshecho')

  await test.step('deleting asks nothing; "Deshacer" brings the CV back', async () => {
    await expect(filas(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Eliminar el CV de Dos Deshecho Prueba' }).click()
    await expect(filas(page)).toHaveCount(1)
    await expect(page.getByText('Se eliminó el CV de Dos Deshecho Prueba.')).toBeVisible()
    await expectAccessible(page)
    expect(await listCorreos(page, 'deshecho')).toHaveLength(1)

    // The button goes with its notice; whoever pressed it is where they were before.
    const editar = page.getByRole('link', { name: 'Editar el CV de Uno Deshecho Prueba' })
    await expect(editar).toBeFocused()
    await page.getByRole('button', { name: 'Deshacer' }).press('Enter')
    await expect(page.getByText('Se recuperó el CV de Dos Deshecho Prueba.')).toBeVisible()
    await expect(filas(page)).toHaveCount(2)
    await expect(editar).toBeFocused()
  })

  await test.step('by keyboard: two deletions are undone together, and the focus is never lost', async () => {
    await filtro(page).fill('tecleado')
    await expect(page).toHaveURL(/filtro=tecleado$/)
    await expect(filas(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Eliminar el CV de Dos Tecleado Prueba' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Editar el CV de Uno Tecleado Prueba' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Se eliminaron 2 CVs.')).toBeVisible()
    await expect(filas(page)).toHaveCount(1)
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Se recuperaron 2 CVs.')).toBeVisible()
    await expect(filas(page)).toHaveCount(3)
  })

  await test.step('one that cannot come back does not hide that the others did', async () => {
    await filtro(page).fill('mitad')
    await expect(page).toHaveURL(/filtro=mitad$/)
    await expect(filas(page)).toHaveCount(2)
    for (const nombre of ['Uno', 'Dos']) {
      await page.getByRole('button', { name: `Eliminar el CV de ${nombre} Mitad Prueba` }).click()
    }
    await expect(page.getByText('Se eliminaron 2 CVs.')).toBeVisible()
    // Nothing is left of the search: neither its pages nor its file.
    await expect(page.getByText(/Página 1, registros/)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Descargar Excel' })).toBeDisabled()
    // A colleague was faster.
    const query = 'mutation($id: ID!) { restoreCV(idCV: $id) { id } }'
    await page.request.post('api/graphql', { data: { query, variables: { id: ids[0] } } })
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText('CVs recuperados: 1 de 2.')).toBeVisible()
    await expect(filas(page)).toHaveCount(2)
  })
})

test.describe('the time of "Deshacer"', () => {
  test.use({ avisosPacientes: false })

  test('it brings back all it offers: what can no longer come back is not among it', async ({ page }) => {
    for (const nombre of ['Uno', 'Dos']) await sembrarCv(page, { nombre, apellido: 'Sumado' })
    await page.clock.install()
    await page.goto('admin/cv/buscar?filtro=sumado')
    await expect(filas(page)).toHaveCount(2)
    await stopTime(page)
    const eliminado = (nombre: string) => page.getByText(`Se eliminó el CV de ${nombre} Sumado Prueba.`)
    await page.getByRole('button', { name: 'Eliminar el CV de Uno Sumado Prueba' }).click()
    await letHappen(page, () => eliminado('Uno').isVisible())
    await letPass(page, 7_000)
    await page.getByRole('button', { name: 'Eliminar el CV de Dos Sumado Prueba' }).click()
    await letHappen(page, () => page.getByText('Se eliminaron 2 CVs.').isVisible())
    // The ten seconds of the first one are over.
    await letPass(page, 3_500)
    await letHappen(page, () => eliminado('Dos').isVisible())
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await letHappen(page, () => page.getByText('Se recuperó el CV de Dos Sumado Prueba.').isVisible())
    await letHappen(page, async () => (await filas(page).count()) === 1)
  })

  test('after 10 s the offer ends', async ({ page }) => {
    await page.clock.install()
    await sembrarCv(page, { nombre: 'Adiós', apellido: 'Definitivo' })
    await page.goto('admin/cv/buscar?filtro=definitivo')
    await expect(filas(page)).toHaveCount(1)
    await stopTime(page)
    const deshacer = page.getByRole('button', { name: 'Deshacer' })
    await page.getByRole('button', { name: 'Eliminar el CV de Adiós Definitivo Prueba' }).click()
    await letHappen(page, () => page.getByText('No Hay Registros').isVisible())
    await letHappen(page, () => deshacer.isVisible())
    await letPass(page, 9_000)
    await expect(deshacer).toBeVisible()
    await letPass(page, 1_100)
    await expect(deshacer).toBeHidden()
  })
})

test.describe('when the server does not answer', () => {
  test.use({ consolaEsperada: /Failed to load resource|Request failed/ })

  test('the list says so and tries again when asked; a deletion that fails brings its row back', async ({
    page,
  }) => {
    await sembrarCv(page, { nombre: 'Vuelve', apellido: 'Caido' })
    await page.goto('admin/cv/buscar')
    await page.route('**/api/graphql', (route) => route.abort())
    await filtro(page).fill('caido')
    await expect(page.getByRole('alert')).toContainText('No hay conexión con el servidor.')
    await expectAccessible(page)
    await page.unroute('**/api/graphql')
    // The button goes, and the keyboard is not left nowhere.
    await page.getByRole('button', { name: 'Reintentar' }).press('Enter')
    await expect(filas(page)).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await page.route('**/api/graphql', (route) => route.abort())
    await page.getByRole('button', { name: 'Eliminar el CV de Vuelve Caido Prueba' }).click()
    await expect(
      page.getByText('Hubo un error, el error fué: No hay conexión con el servidor, intenta de nuevo'),
    ).toBeVisible()
    await page.unroute('**/api/graphql')
    await expect(filas(page)).toHaveCount(1)
  })
})

test('on a small laptop people, vacancies and tags stand in one line, and the title keeps its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('admin/cv/buscar')
  const pestanas = page.getByRole('navigation', { name: 'Base de CVs' }).getByRole('link')
  await expect(pestanas).toHaveCount(3)
  const alturas = await pestanas.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(new Set(alturas).size).toBe(1)
  // However narrow, its action takes nothing from the title.
  const titulo = page.getByRole('heading', { level: 1 })
  const { height } = (await titulo.boundingBox())!
  await page.setViewportSize({ width: 960, height: 800 })
  expect((await titulo.boundingBox())!.height).toBe(height)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('people are cards, and nothing scrolls sideways', async ({ page }) => {
    await sembrarCv(page, {
      nombre: 'Maximiliano Bartolomé Hermenegildo',
      apellido: 'Wolfeschlegelsteinhausenbergerdorff',
      correo: `${'larguisimo.'.repeat(5)}x@departamento.correo-muy-largo.example`,
      etiquetas: ['Logística y distribución regional de Centroamérica', 'Compras'],
    })
    await page.goto('admin/cv/buscar?filtro=wolfe')
    await expect(filas(page)).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Eliminar el CV de Maximiliano/ }).click()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(filas(page)).toHaveCount(1)
  })
})
