import type { Page } from '@playwright/test'
import { expectSinDesborde, listIdsDeGrupos } from './climas-siembra.ts'
import { sembrarClimaActivo } from './encuestados-siembra.ts'
import { CLAVE, expect, findEnlace, ingresarComoAdmin, test } from './equipo-siembra.ts'
import { expectAccessible, openOtroNavegador } from './fixtures.ts'
import { ask, listRondas } from './resultados-siembra.ts'

// Refused calls and pages that do not exist are what is looked at here.
test.use({
  entorno: { DEMO: '1', TZ_SITIO: 'America/Guatemala' },
  consolaEsperada: /Failed to load resource/,
})

/** Somebody stands for every wording of it. */
async function revisarInforme(page: Page, id: string) {
  const { appInfo } = await ask(
    page,
    'query($id: ID!) { appInfo { getInforme(idClima: $id) { secciones { redacciones { clave titular comentario revision } } } } }',
    { id },
  )
  for (const { redacciones } of appInfo.getInforme.secciones)
    for (const redaccion of redacciones)
      await ask(
        page,
        `mutation($id: ID!, $clave: String!, $titular: String!, $comentario: String!, $revision: Int!) {
          updateRedaccion(idClima: $id, clave: $clave, titular: $titular, comentario: $comentario, revisada: true, revision: $revision) }`,
        { id, ...redaccion },
      )
}

async function addEmpresa(page: Page, nombre: string, empresa: string) {
  const { appInfo, empresas } = await ask(
    page,
    '{ appInfo { getEquipo { id nombre empresas { id } } } empresas { id nombre_comercial } }',
  )
  const cuenta = appInfo.getEquipo.find((una: { nombre: string }) => una.nombre === nombre)
  const otra = empresas.find((una: { nombre_comercial: string }) => una.nombre_comercial === empresa)
  await ask(
    page,
    `mutation($id: ID!, $nombre: String!, $ids: [ID!]!) {
      updateCuenta(idCuenta: $id, nombre: $nombre, rol: cliente, idsEmpresas: $ids) }`,
    { id: cuenta.id, nombre, ids: [...cuenta.empresas, otra].map(({ id }: { id: string }) => id) },
  )
}

test('a client is invited by mail, sees and downloads what was published to them and nothing else, and is out at once', async ({
  page,
  browser,
  firma,
}) => {
  test.setTimeout(300_000)
  await ingresarComoAdmin(page)
  await page.waitForURL('**/dashboard')
  await page.getByRole('complementary').getByRole('link', { name: 'Equipo' }).click()
  await expect(page.getByRole('row', { name: /Silvia Ajanel/ })).toContainText('Textiles del Altiplano')
  await page.getByRole('button', { name: 'Invitar' }).click()
  const dialogo = page.getByRole('dialog')
  await dialogo.getByRole('button', { name: 'Enviar invitación' }).click()
  await expect(dialogo.getByText('Escribe el nombre de la persona')).toBeVisible()
  await dialogo.getByLabel('Nombre').fill('Marta Eugenia Cifuentes')
  await dialogo.getByLabel('Correo').fill('marta@laceiba.example')
  await dialogo.getByRole('radio', { name: /Cliente/ }).check()
  await dialogo.getByRole('checkbox', { name: 'Alimentos La Ceiba' }).check()
  await expectAccessible(page)
  await dialogo.getByRole('button', { name: 'Enviar invitación' }).click()
  await expect(page.getByText('Invitación enviada.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Marta Eugenia/ })).toContainText('Invitación enviada el')

  // The client's own browser.
  const cliente = await openOtroNavegador(browser, {
    baseURL: `${firma.server.url}/`,
    viewport: { width: 360, height: 740 },
  })
  const enlace = await findEnlace(firma, 'marta@laceiba.example')
  await cliente.goto(enlace)
  await expect(cliente.getByRole('heading', { name: 'Hola, Marta Eugenia Cifuentes' })).toBeVisible()
  expect(cliente.url()).toMatch(/nueva-clave$/)
  await expectAccessible(cliente)
  await cliente.getByLabel('Contraseña nueva', { exact: true }).fill(CLAVE)
  await cliente.getByLabel('Repite la contraseña nueva').fill(CLAVE)
  await cliente.getByRole('button', { name: 'Guardar y entrar' }).click()
  await cliente.waitForURL('**/cliente')
  await expect(cliente.getByRole('heading', { level: 1, name: 'Alimentos La Ceiba' })).toBeVisible()
  await expect(
    cliente.getByText('La consultora todavía no publica los resultados en pantalla.').first(),
  ).toBeVisible()
  await expectSinDesborde(cliente)
  await expectAccessible(cliente)

  // Nothing is published yet; staff publish the round of 2024 under its charts.
  await cliente.goto('cliente/resultados')
  await expect(cliente.getByText('Todavía no hay resultados publicados')).toBeVisible()
  const ronda = (await listRondas(page, /Ceiba/)).find(({ anio }) => anio === 2024)
  await page.goto(`admin/clima-organizacional/ver-climas?vista=GraficasClima&clima=${ronda?.id}`)
  const paraElCliente = page.getByRole('region', { name: 'Para el cliente' })
  await expect(paraElCliente).toContainText('Con cuenta: Marta Eugenia Cifuentes, de Alimentos La Ceiba.')
  await paraElCliente.getByRole('button', { name: 'Publicar al cliente' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publicarlo' }).click()
  await expect(paraElCliente).toContainText('Publicado al cliente el')

  await cliente.reload()
  await expect(cliente.getByRole('heading', { level: 1, name: 'Resultados 2024' })).toBeVisible()
  await expect(cliente.getByRole('heading', { name: 'Por área y grupo' })).toBeVisible()
  await expect(cliente.getByText('Es la parte de las personas que contesta a favor')).toBeVisible()
  await expect(cliente.getByText('Lo que dicen estos números')).toBeVisible()
  await expectSinDesborde(cliente)
  await expectAccessible(cliente)
  const vistas = cliente.getByRole('navigation', { name: 'Más vistas de estos resultados' }).getByRole('link')
  const nombres = await vistas.locator('strong').allInnerTexts()
  for (const texto of await vistas.allInnerTexts()) expect(texto).toMatch(/\n¿.+\?$/)
  expect(nombres).not.toContain('Preguntas abiertas')
  for (const nombre of nombres) {
    await vistas.filter({ has: cliente.locator('strong', { hasText: new RegExp(`^${nombre}$`) }) }).click()
    await expect(cliente.getByRole('heading', { level: 1, name: nombre, exact: true })).toBeFocused()
    await cliente.goBack()
    await expect(cliente.getByRole('heading', { level: 1, name: 'Resultados 2024' })).toBeVisible()
  }

  // What is of staff does not exist, under its own address.
  for (const ruta of [
    'admin/equipo',
    'admin/ajustes',
    'admin/cv/buscar',
    'admin/clima-organizacional/ver-climas',
  ]) {
    const respuesta = await cliente.goto(ruta)
    expect([respuesta?.status(), new URL(cliente.url()).pathname]).toEqual([404, `/${ruta}`])
    await expect(cliente.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible()
    await expect(cliente.getByRole('button', { name: 'Menú' })).toBeVisible()
  }

  // The report: looked at, made, handed over, told by mail, downloaded.
  await cliente.goto('cliente/informes')
  await expect(cliente.getByText('Por ahora no hay informes publicados')).toBeVisible()
  await page.goto(`admin/clima-organizacional/ver-climas?vista=Informe&clima=${ronda?.id}`)
  const publicar = page.getByRole('button', { name: 'Publicar al cliente' })
  const falta = page.getByRole('region', { name: 'Para publicar al cliente falta' })
  await expect(falta).toContainText(/Revisar \d+ secciones/)
  await expect(publicar).toBeDisabled()
  await falta.getByRole('button', { name: 'Siguiente sin revisar' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Participación' }).getByRole('form')).toBeFocused()
  await revisarInforme(page, ronda?.id ?? '')
  await page.reload()
  const versiones = page.getByRole('region', { name: 'Versiones publicadas' })
  await expect(versiones).toContainText('Todavía no se ha publicado ninguna.')
  await expect(falta).toBeHidden()
  await publicar.click()
  await expect(page.getByRole('dialog')).toContainText('marta@laceiba.example')
  await expect(page.getByRole('button', { name: 'Todavía no' })).toBeFocused()
  await page.getByLabel('Mensaje').fill('Con lo que pediste.')
  await expectAccessible(page)
  // Made between two looks at what is under way: it is told all the same.
  await page.route('**/api/graphql', async (route) => {
    const isLista = route.request().postData()?.includes('getTrabajos')
    let response = await route.fetch()
    await expect(async () => {
      const isUnderWay = isLista && (await response.text()).includes('"en_curso"')
      if (isUnderWay) response = await route.fetch()
      expect(isUnderWay).toBe(false)
    }).toPass()
    return route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Publicar la versión 1' }).click()
  const fila = versiones.getByRole('row', { name: /Gerencia General/ })
  await expect(fila).toContainText('La ve ahora', { timeout: 120_000 })
  await expect(page.getByText(/^(El cliente ya ve la versión 1|La versión 1 está publicada)/)).toBeVisible()
  await page.unroute('**/api/graphql')
  await expectAccessible(page)
  await expect
    .poll(
      () => firma.smtp.received.filter(({ to }) => to.includes('marta@laceiba.example')).at(-1)?.mail.text,
    )
    .toContain('/cliente/informes')
  await cliente.getByRole('button', { name: 'Menú' }).click()
  await cliente.getByRole('link', { name: 'Informes' }).click()
  await cliente.reload()
  const [archivo] = await Promise.all([
    cliente.waitForEvent('download'),
    cliente.getByRole('link', { name: 'Descargar Informe ejecutivo 2024 en PDF' }).click(),
  ])
  expect(archivo.suggestedFilename()).toBe('Informe-Alimentos-La-Ceiba-2024.pdf')
  await expectSinDesborde(cliente)
  await expectAccessible(cliente)
  await page.reload()
  await expect(fila).toContainText('Descargada una vez')
  await fila.getByRole('button', { name: 'Retirar' }).click()
  await expect(page.getByRole('button', { name: 'Dejarla' })).toBeFocused()
  await expect(page.getByLabel('Retirar también los resultados')).not.toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Retirarla' }).click()
  await expect(fila).toContainText('La retiró')
  // Its button is gone, its place is not.
  await expect(fila).toBeFocused()
  await cliente.reload()
  await expect(cliente.getByText('Por ahora no hay informes publicados')).toBeVisible()

  // The figures withdrawn too, and then out in the middle of a screen.
  await page.goto(`admin/clima-organizacional/ver-climas?vista=GraficasClima&clima=${ronda?.id}`)
  await paraElCliente.getByRole('button', { name: 'Retirar del cliente' }).click()
  await page.getByRole('button', { name: 'Retirarlo' }).click()
  await expect(paraElCliente).toContainText('El cliente no ve estas cifras')
  await expect(paraElCliente.getByRole('button', { name: 'Publicar al cliente' })).toBeFocused()
  await cliente.goto(`cliente/resultados?clima=${ronda?.id}`)
  await expect(cliente.getByText('Todavía no hay resultados publicados')).toBeVisible()
  // Those of another round do not pass for them.
  const otra = (await listRondas(page, /Ceiba/)).find(({ anio }) => anio === 2023)
  await ask(page, 'mutation($id: ID!) { publicarAlCliente(idClima: $id) { id } }', { id: otra?.id })
  await cliente.reload()
  await expect(cliente.getByText('Estos resultados no están publicados')).toBeVisible()
  await expectAccessible(cliente)
  await cliente.getByRole('link', { name: 'Ronda 2023' }).click()
  await expect(cliente.getByRole('heading', { level: 1, name: 'Resultados 2023' })).toBeVisible()
  await ask(page, 'mutation($id: ID!) { publicarAlCliente(idClima: $id) { id } }', { id: ronda?.id })
  // Of two companies a title says of which, also where the other has nothing to show yet.
  const nueva = await sembrarClimaActivo(page, 'Recién llegada')
  await addEmpresa(page, 'Marta Eugenia Cifuentes', 'Recién llegada')
  await cliente.goto('cliente/resultados')
  await expect(
    cliente.getByRole('heading', { level: 1, name: 'Resultados Alimentos La Ceiba 2024' }),
  ).toBeVisible()
  // The keyboard goes from round to round.
  await addEmpresa(page, 'Marta Eugenia Cifuentes', 'Textiles del Altiplano')
  await cliente.goto('cliente/resultados')
  await expect(cliente.getByText('Lo que dicen estos números')).toBeVisible()
  const rondas = cliente.getByLabel('Ronda', { exact: true })
  await rondas.focus()
  for (const cual of ['Textiles del Altiplano 2023', 'Alimentos La Ceiba 2023']) {
    await cliente.keyboard.press('ArrowDown')
    await expect(cliente.getByRole('heading', { level: 1, name: `Resultados ${cual}` })).toBeVisible()
    await expect(cliente.getByText('Lo que dicen estos números')).toBeVisible()
    await expect(rondas).toBeFocused()
  }
  await expectSinDesborde(cliente)
  // What is offered to them for two rounds works for them too.
  await cliente.goto(`cliente/resultados?clima=${ronda?.id}&grafica=MapaDeCalor`)
  await cliente.getByRole('button', { name: 'Cambio desde 2023' }).click()
  await expect(cliente.getByRole('button', { name: 'Cambio desde 2023', pressed: true })).toBeVisible()
  await cliente.goto(`cliente/resultados?clima=${ronda?.id}&grafica=Tendencia`)
  await cliente.getByRole('button', { name: 'Solo las que se repiten' }).click()
  await expect(cliente.getByRole('button', { name: 'Solo las que se repiten', pressed: true })).toBeVisible()
  await expect(cliente.getByText('De 2023 a 2024: las rondas publicadas de la empresa')).toBeAttached()
  await cliente.goto('cliente/plan')
  const eleccion = await cliente.getByLabel('Ronda', { exact: true }).boundingBox()
  const titulo = await cliente.getByRole('heading', { level: 1 }).boundingBox()
  expect(
    titulo!.y - (eleccion!.y + eleccion!.height),
    'the chosen round keeps off the title',
  ).toBeGreaterThan(15)
  // Nor does one plan pass for another.
  await cliente.goto('cliente/plan?clima=nada')
  await expect(cliente.getByText('Ese plan no está')).toBeVisible()
  await expectAccessible(cliente)
  await cliente.getByRole('link', { name: 'Alimentos La Ceiba 2023' }).click()
  await expect(
    cliente.getByRole('heading', { level: 1, name: 'Plan de acción Alimentos La Ceiba 2023' }),
  ).toBeVisible()
  // Who was invited to a round is not counted where they are few, nor told as nobody.
  const deLaNueva = cliente.getByRole('region', { name: 'Recién llegada, Encuesta 2024' })
  await cliente.goto('cliente')
  await expect(deLaNueva).toContainText('Todavía no se ha invitado a nadie.')
  // The news comes first: what the newest published round came to.
  const primera = cliente.getByRole('main').getByRole('region').first()
  await expect(primera).toHaveAccessibleName('Último resultado Alimentos La Ceiba 2024')
  await expect(primera).toContainText('Lo que dicen estos números')
  // Help begins with what a client does, and ends at a person.
  await cliente.goto('admin/ayuda')
  await expect(
    cliente.getByRole('heading', { level: 2, name: 'Seguir el avance de la encuesta' }),
  ).toBeVisible()
  await expect(cliente.getByRole('complementary', { name: '¿No está aquí lo que buscas?' })).toContainText(
    '@',
  )
  await expectAccessible(cliente)
  await cliente.goto('cliente')
  await ask(
    page,
    'mutation($id: ID!, $grupo: ID!) { insertNewEncuesta(idClima: $id, idGrupoDeOpinion: $grupo, correos: null) }',
    { id: nueva, grupo: (await listIdsDeGrupos(page, nueva))[0] },
  )
  await cliente.reload()
  await expect(deLaNueva).toContainText(
    'Se invitó a menos de 5 personas: cuántas contestan no se cuenta aquí',
  )
  await expect(deLaNueva).not.toContainText('0 personas')
  // The message is read before it is copied; the button answers in its place.
  await expect(deLaNueva).toContainText('estamos contestando la encuesta de clima.')
  await deLaNueva.getByRole('button', { name: 'Copiar el mensaje' }).click()
  await expect(cliente.getByText(/^(Mensaje copiado|No se pudo copiar el mensaje)\.$/)).toBeVisible()
  await cliente.getByRole('button', { name: 'Menú' }).click()
  await expectAccessible(cliente)
  await page.goto('admin/equipo')
  const marta = page.getByRole('row', { name: /Marta Eugenia/ })
  await marta.getByRole('button', { name: /^Más acciones/ }).click()
  await marta.getByRole('button', { name: 'Desactivar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click()
  await expect(page.getByRole('row', { name: /Marta Eugenia/ })).toContainText('Desactivada el')
  await cliente.reload()
  await cliente.waitForURL('**/login')
  await cliente.goto(enlace)
  await expect(cliente.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible()
  await expectAccessible(cliente)
  await cliente.context().close()

  // On a phone the list of accounts is small sheets.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('admin/equipo')
  await expect(page.getByText('Marta Eugenia Cifuentes')).toBeVisible()
  await expectSinDesborde(page)
  await expectAccessible(page)
})
