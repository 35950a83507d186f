import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { readTextoDePdf } from '../../src/server/archivos/texto-de-pdf.ts'
import { expectSinDesborde, RUTA } from './climas-siembra.ts'
import { expect, expectAccessible, goInside, ingresar, test, volverTrasFinDeSesion } from './fixtures.ts'
import { ask, listRondas } from './resultados-siembra.ts'

test.use({ entorno: { DEMO: '1' } })

async function abrir(page: Page, ronda = 2024) {
  await ingresar(page)
  const rondas = await listRondas(page, /Ceiba/)
  const id = rondas.find(({ anio }) => anio === ronda)?.id
  const direccion = `${RUTA}?vista=Informe&clima=${id}`
  await page.goto(direccion)
  await expect(page.getByText(/^Página \d+ de \d\d$/)).toBeVisible()
  return { id, direccion }
}

const readInforme = async (page: Page, id: string | undefined) =>
  (
    await ask(
      page,
      'query($id: ID!) { appInfo { getInforme(idClima: $id) { decidir secciones { clave incluida redacciones { clave titular sugerida revisada } } } } }',
      { id },
    )
  ).appInfo.getInforme

const isResumen = ({ clave }: { clave: string }) => clave === 'resumen'

test('a report is worded by keyboard, saved as it is typed, and looked at as it will be', async ({
  page,
}) => {
  let lectores = 0
  page.on('worker', () => lectores++)
  const { id, direccion } = await abrir(page)
  const secciones = page.getByRole('region', { name: 'Secciones' })
  await expect(secciones.getByRole('listitem').filter({ hasText: 'Resumen ejecutivo' })).toContainText(
    'pág. 4',
  )
  await expect(page.getByRole('img', { name: /página 4 de/ })).toBeVisible()
  await expectAccessible(page)

  // At the last page the arrow rests, and whoever turns by keyboard stays at it.
  const siguiente = page.getByRole('button', { name: 'Página siguiente' })
  await siguiente.focus()
  while ((await siguiente.getAttribute('aria-disabled')) !== 'true') await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Página (\d+) de \1$/)).toBeVisible()
  await expect(siguiente).toBeFocused()

  // Words: suggested, another one, back, one's own, without ever pressing a button to save.
  const detalle = page.getByRole('region', { name: 'Resumen ejecutivo' })
  const titular = detalle.getByLabel('Titular')
  const primera = await titular.inputValue()
  await expect(detalle.getByText('Redacción sugerida, edítala.')).toBeVisible()
  await detalle.getByRole('button', { name: 'Otra redacción' }).click()
  await expect(titular).not.toHaveValue(primera)
  await expect(detalle.getByText('Redacción sugerida, edítala.')).toBeVisible()
  await detalle.getByRole('button', { name: 'Volver a la que estaba' }).click()
  await expect(titular).toHaveValue(primera)
  await titular.fill('Vamos mejor')
  await expect(detalle.getByText('Redacción sugerida, edítala.')).toBeHidden()
  await expect(detalle.getByText('Guardado.')).toBeVisible()
  await detalle.getByLabel('Para decidir').fill('Una cosa\nOtra')
  await expect.poll(async () => (await readInforme(page, id)).decidir).toEqual(['Una cosa', 'Otra'])
  await detalle.getByRole('button', { name: 'Ya la revisé' }).press('Enter')
  await expect(detalle.getByText(/Revisada por/)).toBeVisible()
  await expect(detalle.getByRole('form', { name: 'Redacción' })).toBeFocused()

  // Order and presence, with the keyboard alone.
  await detalle.getByLabel('Para decidir').blur()
  await secciones.getByRole('button', { name: 'Bajar Resumen ejecutivo' }).press('Enter')
  const getOrden = async () =>
    (await readInforme(page, id)).secciones.map(({ clave }: { clave: string }) => clave).slice(2, 4)
  await expect.poll(getOrden).toEqual(['participacion', 'resumen'])
  await secciones.getByRole('switch', { name: 'Mapa de calor en el informe' }).press('Space')
  const fila = secciones.getByRole('listitem').filter({ hasText: 'Mapa de calor' })
  await expect(fila).toContainText('Fuera del informe')
  await expect(secciones.getByRole('listitem').filter({ hasText: 'Participación' })).toContainText('pág. 4')
  // Each change is looked at as soon as it is made: nothing is started anew for it.
  expect(lectores).toBe(1)

  // Three presses are three steps, though the screen has not followed the second when the third comes.
  const getLugar = async () =>
    (await readInforme(page, id)).secciones.findIndex(({ clave }: { clave: string }) => clave === 'resumen')
  const pisados = Promise.withResolvers<void>()
  await page.route('**/api/graphql', async (route) => {
    if (route.request().postData()?.includes('updateInforme')) await pisados.promise
    await route.continue()
  })
  const lugar = await getLugar()
  for (let i = 0; i < 3; i++)
    await secciones.getByRole('button', { name: 'Bajar Resumen ejecutivo' }).press('Enter')
  pisados.resolve()
  await expect.poll(getLugar).toBe(lugar + 3)
  await page.unroute('**/api/graphql')
  for (let i = 0; i < 3; i++)
    await secciones.getByRole('button', { name: 'Subir Resumen ejecutivo' }).press('Enter')
  await expect.poll(getLugar).toBe(lugar)

  // Whoever leaves before a change is on its way has it saved all the same.
  const red = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 1_500 }
  await red.send('Network.emulateNetworkConditions', slow)
  await secciones.getByRole('button', { name: 'Subir Resumen ejecutivo' }).press('Enter')
  await page.goto('about:blank')
  await expect.poll(getOrden).toEqual(['resumen', 'participacion'])
  await red.detach()

  // A second change waits for the first: whoever would leave before it is sent is asked, and inside the site nothing waits
  // for the screen.
  const isMapaIncluido = async () =>
    (await readInforme(page, id)).secciones.find(({ clave }: { clave: string }) => clave === 'mapa').incluida
  await page.goto(direccion)
  for (const leave of [
    async () => {
      const pregunta = page.waitForEvent('dialog')
      await page.close({ runBeforeUnload: true })
      const dialogo = await pregunta
      expect(dialogo.type()).toBe('beforeunload')
      await dialogo.dismiss()
    },
    async () => {
      await page.getByRole('link', { name: 'Regresar a las gráficas' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Gráficas')
    },
  ]) {
    const primero = Promise.withResolvers<void>()
    await page.route('**/api/graphql', async (route) => {
      if (route.request().postData()?.includes('updateInforme')) await primero.promise
      await route.continue()
    })
    const orden = await getOrden()
    const vaElMapa = await isMapaIncluido()
    const mover = orden[0] === 'resumen' ? 'Bajar' : 'Subir'
    await secciones.getByRole('button', { name: `${mover} Resumen ejecutivo` }).press('Enter')
    await secciones.getByRole('switch', { name: 'Mapa de calor en el informe' }).press('Space')
    await leave()
    primero.resolve()
    await expect.poll(isMapaIncluido).toBe(!vaElMapa)
    expect(await getOrden()).toEqual(orden.toReversed())
    await page.unroute('**/api/graphql')
  }

  // Whoever comes back finds it as it was left, at any width.
  await page.goto(direccion)
  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByLabel('Titular').first()).toHaveValue('Vamos mejor')
    await expect(page.getByText(/^Página \d+ de \d\d$/)).toBeVisible()
    await expectSinDesborde(page)
  }
  await expectAccessible(page)
})

test('what is suggested follows the round that the report is compared with, on the screen that shows it', async ({
  page,
}) => {
  const { id } = await abrir(page, 2025)
  const detalle = page.getByRole('region', { name: 'Resumen ejecutivo' })
  const titular = detalle.getByLabel('Titular')
  const compara = page.getByLabel('Se compara con')
  await expect(titular).toHaveValue(/desde 2024/)
  await compara.selectOption('2023')
  await expect(titular).toHaveValue(/desde 2023/)
  await expect(detalle.getByLabel('Comentario')).toHaveValue(/que en 2023/)
  await compara.selectOption('Ninguna ronda')
  await expect(titular).not.toHaveValue(/desde/)
  // What somebody stands for is what is read there.
  await detalle.getByRole('button', { name: 'Ya la revisé' }).click()
  const leida = await titular.inputValue()
  await expect
    .poll(async () => (await readInforme(page, id)).secciones.find(isResumen).redacciones[0])
    .toMatchObject({ titular: leida, revisada: true })
  await compara.selectOption('2024')
  await expect(titular).toHaveValue(/desde 2024/)
  await expect(detalle.getByText('Las cifras cambiaron desde que se revisó')).toBeVisible()
})

test('what two people write at once is lost to neither, and a file is made, called off and downloaded', async ({
  page,
  context,
  servidor,
}) => {
  const { id, direccion } = await abrir(page)
  const otra = await context.newPage()
  await otra.goto(direccion)
  const titular = (de: Page) => de.getByRole('region', { name: 'Participación' }).getByLabel('Titular')
  for (const una of [page, otra])
    await una
      .getByRole('region', { name: 'Secciones' })
      .getByRole('button', { name: /^Participación/ })
      .click()
  await titular(page).fill('De la primera')
  await expect(page.getByText('Guardado.')).toBeVisible()
  await titular(otra).fill('De la segunda')
  await expect(otra.getByRole('alert')).toContainText(
    'Alguien más escribió esto mientras tanto: De la primera',
  )
  await expect(titular(otra)).toHaveValue('De la segunda')
  await otra.getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect(otra.getByText('Guardado.')).toBeVisible()
  await page.reload()
  await page
    .getByRole('region', { name: 'Secciones' })
    .getByRole('button', { name: /^Participación/ })
    .click()
  await expect(titular(page)).toHaveValue('De la segunda')

  // Written while the session ends: in its section again, and saved.
  await volverTrasFinDeSesion(page, () => titular(page).fill('De quien vuelve'))
  await expect(titular(page)).toHaveValue('De quien vuelve')
  await expect(page.getByText('Guardado.')).toBeVisible()

  // Each switches another section off: both are off.
  const getSwitch = (de: Page, nombre: string) => de.getByRole('switch', { name: `${nombre} en el informe` })
  await otra.reload()
  await expect(getSwitch(otra, 'Fortalezas y oportunidades')).toBeChecked()
  await getSwitch(page, 'Satisfacción general').press('Space')
  await expect(getSwitch(page, 'Satisfacción general')).not.toBeChecked()
  await getSwitch(otra, 'Fortalezas y oportunidades').press('Space')
  await expect(getSwitch(otra, 'Satisfacción general')).not.toBeChecked()
  await expect(getSwitch(otra, 'Fortalezas y oportunidades')).not.toBeChecked()
  await otra.close()

  // Another process makes the slides, as far as this page knows, and does not come to an end with them.
  const db = new DatabaseSync(join(servidor.dataDir, 'clima.sqlite'), { timeout: 60_000 })
  db.prepare(
    `insert into trabajos (id, tipo, id_usuario, id_clima, estado, paso, hecho, total, creado, latido, cancelable)
     select 'largo', 'informe-pptx', id_usuario, ?, 'en_curso', 'Haciendo la sección 3 de 14', 3, 14, ?, ?, 1
     from sesiones limit 1`,
  ).run(id!, Date.now(), Date.now() + 3_600_000)
  await page.reload()
  const archivos = page.getByRole('region', { name: 'Descargar para trabajar' })
  await expect(archivos).toContainText('Haciendo la sección 3 de 14')
  await archivos.getByRole('button', { name: 'Cancelar' }).click()
  await expect(archivos.getByRole('button', { name: 'Hacer PowerPoint' })).toBeFocused()
  expect(db.prepare("select estado from trabajos where id = 'largo'").get()).toEqual({ estado: 'cancelado' })

  await archivos.getByRole('button', { name: 'Hacer PDF' }).click()
  const descarga = archivos.getByRole('link', { name: 'Descargar PDF' })
  await expect(descarga).toBeFocused()
  const [archivo] = await Promise.all([page.waitForEvent('download'), descarga.click()])
  expect(archivo.suggestedFilename()).toMatch(/^Informe-.*-2024\.pdf$/)
  await expect(archivos).toContainText(/Hecho el \d+ de \S+ de \d{4}/)
  await page.getByRole('region', { name: 'Resumen ejecutivo' }).getByLabel('Titular').fill('De después')
  await expect(archivos).toContainText('este archivo ya no está al día')

  // A later one that fails says so and takes nothing away.
  db.prepare(
    `insert into trabajos (id, tipo, id_usuario, id_clima, estado, paso, hecho, total, creado, latido, cancelable)
     select 'fallido', 'informe-pdf', id_usuario, ?, 'fallido', 'No hay espacio para el archivo.', 3, 14, ?, ?, 0
     from sesiones limit 1`,
  ).run(id!, Date.now(), Date.now())
  db.close()
  await page.reload()
  await expect(archivos).toContainText('No hay espacio para el archivo.')
  await expect(archivos).toContainText('este archivo ya no está al día')
  await expect(archivos.getByRole('link', { name: 'Descargar PDF anterior' })).toBeVisible()
})

/** The document as it is saved now, without spaces: lines break where they like. */
async function readDocumento(page: Page, id: string | undefined) {
  const bytes = await (await page.request.get(`api/informe/${id}/previa.pdf`)).body()
  return (await readTextoDePdf(bytes)).replace(/[\s\u00ad-]/g, '')
}

test('quotes and commitments are left out with a click, a section is dragged, and the sheet of the round opens', async ({
  page,
}) => {
  const { id } = await abrir(page, 2025)
  const secciones = page.getByRole('region', { name: 'Secciones' })
  const antes = await readDocumento(page, id)
  const leaveOut = async (seccion: string, lista: string) => {
    await secciones.getByRole('button', { name: new RegExp(`^${seccion}`) }).click()
    const etiqueta = page.getByRole('group', { name: lista }).locator('label').last()
    const texto = await etiqueta.locator('span').evaluate((span) => span.firstChild?.textContent ?? '')
    await etiqueta.click()
    await expect(etiqueta.getByRole('checkbox')).not.toBeChecked()
    return texto.replace(/[\s-]/g, '')
  }
  const fuera = [
    await leaveOut('Voces', 'Citas que salen'),
    await leaveOut('Plan de acción', 'Compromisos que salen'),
  ]
  for (const texto of fuera) expect(antes).toContain(texto)
  await expect
    .poll(async () => {
      const ahora = await readDocumento(page, id)
      return fuera.map((texto) => ahora.includes(texto))
    })
    .toEqual([false, false])

  const asa = secciones.getByRole('button', { name: 'Mover Resumen ejecutivo' })
  const meta = secciones.getByRole('button', { name: 'Mover Satisfacción general' })
  await asa.scrollIntoViewIfNeeded()
  const [desde, hasta] = [await asa.boundingBox(), await meta.boundingBox()]
  await page.mouse.move(desde!.x + 8, desde!.y + 8)
  await page.mouse.down()
  await page.mouse.move(hasta!.x + 8, hasta!.y + 12, { steps: 12 })
  await page.mouse.up()
  await expect
    .poll(async () =>
      (await readInforme(page, id)).secciones.map(({ clave }: { clave: string }) => clave).slice(2, 5),
    )
    .toEqual(['participacion', 'general', 'resumen'])

  // It opens in a tab of its own, which a browser without a window turns into a download: asked for as the tab does.
  const openFicha = async () => {
    const enlace = page.getByRole('link', { name: 'Abrir la ficha' })
    await enlace.click({ trial: true })
    const respuesta = await page.request.get((await enlace.getAttribute('href'))!)
    return [respuesta.status(), (await respuesta.body()).subarray(0, 4).toString()]
  }
  expect(await openFicha()).toEqual([200, '%PDF'])
  await goInside(page, `${RUTA}?vista=EditarClima&clima=${id}`)
  expect(await openFicha()).toEqual([200, '%PDF'])
})

test('one press stands for every wording, once it has named the sections that nobody opened', async ({
  page,
}) => {
  const { id } = await abrir(page)
  const falta = page.getByRole('region', { name: 'Para publicar al cliente falta' })
  await page
    .getByRole('region', { name: 'Secciones' })
    .getByRole('button', { name: /^Participación/ })
    .click()
  const todas = falta.getByRole('button', { name: 'Dar todas por revisadas' })
  await todas.click()
  const pregunta = page.getByRole('dialog', { name: /^¿Dar por revisadas \d+ redacciones\?$/ })
  await expect(pregunta).toContainText(/No has abierto .*Los indicadores/)
  await expect(pregunta).not.toContainText('Participación')
  await expectAccessible(page)
  await pregunta.getByRole('button', { name: 'Dar por revisadas' }).click()
  await expect(todas).toBeHidden()
  const listSinRevisar = async () => {
    const { secciones } = await readInforme(page, id)
    return secciones
      .filter(({ incluida }: { incluida: boolean }) => incluida)
      .flatMap(({ redacciones }: { redacciones: { revisada: boolean }[] }) => redacciones)
      .filter(({ revisada }: { revisada: boolean }) => !revisada)
  }
  await expect.poll(listSinRevisar).toEqual([])
})
