import {
  abrirTodo,
  abrirVista,
  expectSinDesborde,
  irASeccion,
  RUTA,
  sembrarClima,
  sembrarEmpresa,
  sembrarRespuesta,
} from './climas-siembra.ts'
import { expect, expectAccessible, goInsideToRest, ingresar, test } from './fixtures.ts'

test.beforeEach(async ({ page }) => {
  await ingresar(page)
})

test('back moves between states and a reload stays in place', async ({ page }) => {
  const idClima = await sembrarClima(page, await sembrarEmpresa(page, 'Ida y Vuelta'), 2024)
  await page.goto(RUTA)
  await page.getByRole('link', { name: 'Editar Ida y Vuelta 2024' }).click()
  const titulo = page.getByRole('heading', { level: 1 })
  await expect(titulo).toHaveText('Ida y Vuelta 2024')
  await expect(titulo).toBeFocused()
  await page.getByRole('link', { name: /^Estructura/ }).click()
  await irASeccion(page, 'Indicadores')
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText('Indicadores')
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`/estructura/${idClima}$`))
  await page.goBack()
  await expect(titulo).toHaveText('Ida y Vuelta 2024')
  await page.goBack()
  await expect(titulo).toHaveText('Climas Organizacionales')
})

test('what to look at before it opens is said, leads to its place, and stands in nobody’s way', async ({
  page,
}) => {
  const idClima = await sembrarClima(page, await sembrarEmpresa(page, 'Por abrir'), 2024)
  await abrirVista(page, 'EditarClima', idClima)
  const antes = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Antes de activar' }) })
  await expect(antes.getByText('Sin fecha límite')).toBeVisible()
  await expect(antes.getByText('No hay servidor de correo')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Preparar' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expectAccessible(page)
  await antes.getByRole('link', { name: 'Poner fecha' }).click()
  await page.getByLabel('Fecha límite').fill('2090-12-31')
  await page.getByLabel('Mínimo por grupo').selectOption('10 cuestionarios')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Todo está guardado')).toBeVisible()
  await page.getByRole('link', { name: 'Regresar al clima' }).click()
  await expect(antes.getByText('Sin fecha límite')).toHaveCount(0)
  await expect(antes.getByText('10 cuestionarios contestados.')).toBeVisible()
  await page.getByRole('switch').click()
  await expect(page.getByText('Se Activó la encuesta.')).toBeVisible()
  await expect(antes).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Contestan' })).toHaveAttribute(
    'aria-current',
    'step',
  )
})

test('the switch says what happened, and so does a refusal', async ({ page }) => {
  const idClima = await sembrarClima(page, await sembrarEmpresa(page, 'Interruptor'), 2024)
  await page.goto(RUTA)
  const llave = page.getByRole('switch', { name: 'Encuesta de Interruptor 2024' })
  await llave.click()
  await expect(page.getByText('Se Activó la encuesta.')).toBeVisible()
  await expect(llave).toBeChecked()
  await llave.click()
  await expect(page.getByText('Se Desactivó la encuesta.')).toBeVisible()
  await expect(llave).not.toBeChecked()

  await page.request.post('api/graphql', {
    data: { query: `mutation { deleteClimaOrganizacional(idClima: "${idClima}") { id } }` },
  })
  await llave.click()
  await expect(page.getByText(/^Hubo un error, el error fué: .+, intenta de nuevo$/)).toBeVisible()
  await expect(llave).toHaveCount(0)
})

test('an active climate cannot be deleted; an inactive one asks for the name of its company', async ({
  page,
}) => {
  const idClima = await sembrarClima(page, await sembrarEmpresa(page, 'Café Índigo'), 2024)
  await abrirVista(page, 'EditarClima', idClima)
  await page.getByRole('switch').click()
  const eliminar = page.getByRole('button', { name: 'Eliminar', exact: true }).first()
  await expect(eliminar).toBeDisabled()
  await page.getByRole('switch').click()
  await eliminar.click()
  const dialogo = page.getByRole('dialog', { name: 'Eliminar este clima' })
  const confirmar = dialogo.getByRole('button', { name: 'Eliminar' })
  await expect(confirmar).toBeDisabled()
  await dialogo.getByLabel('Escribe Café Índigo para confirmar').fill('Café')
  await expect(confirmar).toBeDisabled()
  await dialogo.getByLabel('Escribe Café Índigo para confirmar').fill('cafe indigo')
  await expectAccessible(page)
  await confirmar.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Climas Organizacionales')
  await expect(page.getByRole('row', { name: /Café Índigo/ })).toHaveCount(0)
  await abrirVista(page, 'EditarClima', idClima)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este clima no existe')
  await abrirVista(page, 'Estructura', idClima)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este clima no existe')
})

test('after the first answer names, texts and new groups may change, and no sense, order, area or removal', async ({
  page,
  servidor,
}) => {
  const idClima = await sembrarClima(page, await sembrarEmpresa(page, 'Congelada'), 2024)
  await sembrarRespuesta(page, servidor, idClima)
  await abrirVista(page, 'Estructura', idClima)
  await expect(page.getByText('Ya hay respuestas')).toBeVisible()
  await irASeccion(page, 'Grupos y áreas')
  await expect(page.getByLabel('Área del grupo 1')).toBeDisabled()
  await expect(page.getByLabel('Nombre del área 1')).not.toBeEditable()
  await expect(page.getByRole('button', { name: /^(Eliminar|Arrastrar|Subir|Agregar área)/ })).toHaveCount(0)
  await page.getByLabel('Encuestados planeados del grupo 1').fill('25')
  await page.getByLabel('Nombre del grupo 1').fill('Oficina central')
  await page.getByRole('button', { name: 'Agregar grupo' }).click()
  await page.getByLabel('Nombre del grupo 3').fill('De más')
  await page.getByRole('button', { name: 'Eliminar el grupo De más' }).click()
  await page.getByRole('button', { name: 'Agregar grupo' }).click()
  await page.getByLabel('Nombre del grupo 3').fill('Bodega')
  await page.getByLabel('Área del grupo 3').selectOption('Producción')
  await page.getByLabel('Encuestados planeados del grupo 3').fill('6')
  await expectAccessible(page)
  await irASeccion(page, 'Indicadores')
  await page.getByRole('button', { name: /^Liderazgo/ }).click()
  await page.getByLabel('Nombre de la variable').fill('Liderazgo cercano')
  await expect(page.getByLabel('Sentido del factor Claridad')).toBeDisabled()
  await irASeccion(page, 'Cuestionario')
  await page.getByRole('button', { name: /^Liderazgo cercano/ }).click()
  await page.getByLabel('Texto de la pregunta 1').fill('Mi jefe explica lo que espera.')
  await page.getByLabel('Texto de la pregunta 3').press('Enter')
  await expect(page.getByLabel('Texto de la pregunta 4')).toHaveCount(0)
  await expect(page.getByLabel('Sentido de la pregunta 1')).toBeDisabled()
  await expectAccessible(page)
  await irASeccion(page, 'Fechas y cálculo')
  await page.getByLabel('Fecha límite').fill('2024-12-31')
  await page.getByRole('radio', { name: /^Respuestas válidas/ }).check()
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Todo está guardado')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Fecha límite')).toHaveValue('2024-12-31')
  await page.getByRole('link', { name: 'Regresar al clima' }).click()
  await expect(page.getByText('de 61 personas han contestado algo; 0 terminaron')).toBeVisible()
  await expect(page.getByText('Oficina central').first()).toBeVisible()
  await expect(page.getByText('recibió respuestas hasta el 31 de diciembre de 2024')).toBeVisible()
})

test('closing says what it does, asks for the name, cannot be undone, and leaves a lock', async ({
  page,
  servidor,
}) => {
  const idClima = await sembrarClima(page, await sembrarEmpresa(page, 'Cerrojo'), 2024)
  await abrirVista(page, 'EditarClima', idClima)
  await expect(page.getByRole('button', { name: 'Eliminar' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cerrar y anonimizar' })).toHaveCount(0)
  await sembrarRespuesta(page, servidor, idClima)
  await page.reload()
  await page.getByRole('button', { name: 'Cerrar y anonimizar' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Cerrar y anonimizar' })
  await expect(dialogo).toContainText('No se puede deshacer.')
  await expect(dialogo).toContainText(
    'Al cerrar, los cuestionarios contestados se borran; solo quedan sumas.',
  )
  const libro = page.waitForEvent('download')
  await dialogo.getByRole('button', { name: 'Descargar Excel de Datos' }).click()
  expect((await libro).suggestedFilename()).toMatch(/\.xlsx$/)
  await expectAccessible(page)
  const [segura, otra] = await Promise.all(
    ['No cerrar', 'Cerrar para siempre'].map((name) => dialogo.getByRole('button', { name }).boundingBox()),
  )
  expect(segura?.width, 'its two answers weigh the same').toBe(otra?.width)
  await dialogo.getByRole('button', { name: 'No cerrar' }).click()
  await expect(page.getByRole('switch')).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar y anonimizar' }).click()
  await expect(dialogo.getByRole('button', { name: 'Cerrar para siempre' })).toBeDisabled()
  await dialogo.getByLabel('Escribe el nombre de la empresa para cerrar').fill('cerrojo')
  await dialogo.getByRole('button', { name: 'Cerrar para siempre' }).click()
  await expect(page.getByText(/^Cerrada el \d+ de \w+ de \d{4}$/)).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cerrar y anonimizar' })).toHaveCount(0)
  await page.getByRole('link', { name: /^Estructura/ }).click()
  await expect(page.getByText('El clima está cerrado: su estructura ya no cambia.')).toBeVisible()

  // From there to the next round, which copies it; one that begins in another year is not opened without a question.
  await page.goBack()
  await page.getByRole('link', { name: 'Siguiente ronda' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Siguiente ronda' })).toBeFocused()
  await expect(page.getByLabel('Ronda que se copia').locator('option:checked')).toHaveText(/^2024,/)
  await expectAccessible(page)
  await page.getByLabel('Fecha de inicio').fill('2090-03-04')
  await page.getByRole('button', { name: 'Crear sin adaptar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cerrojo 2090' })).toBeVisible()
  await page.getByRole('switch').click()
  const pregunta = page.getByRole('dialog', { name: '¿Activar la encuesta desde hoy?' })
  await expect(pregunta).toContainText('empieza el 4 de marzo de 2090')
  await expectAccessible(page)
  await pregunta.getByRole('button', { name: 'Cancelar' }).click()
  await expect(pregunta).toBeHidden()
  await expect(page.getByRole('switch')).not.toBeChecked()
  await page.getByRole('switch').press('Space')
  await pregunta.getByRole('button', { name: 'Activar ahora' }).press('Enter')
  await expect(page.getByText('Se Activó la encuesta.')).toBeVisible()
  await page.getByRole('link', { name: 'Regresar a la lista de climas' }).click()
  await expect(page.getByRole('row', { name: /2090/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Siguiente ronda de Cerrojo/ })).toHaveCount(0)
  await abrirVista(page, 'EditarClima', idClima)
  await expect(page.getByRole('link', { name: 'Ver la ronda 2090' })).toBeVisible()
})

test.describe('without a network', () => {
  test.use({
    consolaEsperada: /Failed to load resource|ERR_INTERNET_DISCONNECTED|Request failed/,
    conServiceWorker: true,
  })

  test('a close that could not be sent is said to have failed, and is not sent later', async ({
    page,
    context,
    servidor,
  }) => {
    const idClima = await sembrarClima(page, await sembrarEmpresa(page, 'Sin señal'), 2024)
    await sembrarRespuesta(page, servidor, idClima)
    await abrirVista(page, 'EditarClima', idClima)
    await page.getByRole('button', { name: 'Cerrar y anonimizar' }).click()
    const dialogo = page.getByRole('dialog', { name: 'Cerrar y anonimizar' })
    await dialogo.getByLabel('Escribe el nombre de la empresa para cerrar').fill('Sin señal')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Cerrar para siempre' }).click()
    await expect(page.getByText(/No hay conexión con el servidor/)).toBeVisible()
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Cerrar y anonimizar' })).toBeVisible()
  })
})

const FALLO = { errors: [{ message: 'Algo falló.', extensions: { code: 'INTERNAL' } }] }

test.describe('while the server refuses', () => {
  test.use({ consolaEsperada: /Failed to load resource|Request failed/ })

  test('every screen of a climate says what it is and leads back, and is whole when it is tried again', async ({
    page,
  }) => {
    const idClima = await sembrarClima(page, await sembrarEmpresa(page, 'Callada'), 2024)
    const pantallas = [
      ['EditarClima', 'Clima', 'Callada 2024'],
      ['Estructura', 'Estructura', 'Estructura Callada 2024'],
      ['InvitacionDeEncuesta', 'Invitación de encuesta', 'Invitación de encuesta'],
      ['TableEncuestados', 'Encuestados', 'Encuestados'],
      ['SinCorreo', 'Sin correo', 'Sin correo Callada 2024'],
    ] as const
    for (const [vista, antes, despues] of pantallas) {
      await page.goto('admin/ayuda')
      await page.route('**/api/graphql', (route) => route.fulfill({ json: FALLO }))
      await page.evaluate((search) => {
        const url = document.baseURI.replace(/admin\/.*/, `admin/clima-organizacional/ver-climas?${search}`)
        history.pushState({ usr: null, key: search, idx: 1 }, '', url)
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      }, `vista=${vista}&clima=${idClima}`)
      const titulo = page.getByRole('heading', { level: 1 })
      const reintentar = page.getByRole('main').getByRole('button', { name: 'Reintentar' })
      await expect(reintentar).toBeVisible()
      await expect(titulo).toHaveText(antes)
      await expect(page.getByRole('link', { name: /^Regresar a/ })).toBeVisible()
      // They differ in their titles alone.
      if (vista === 'EditarClima') await expectAccessible(page)
      await page.unroute('**/api/graphql')
      await reintentar.click()
      await expect(titulo).toHaveText(despues)
      await expect(reintentar).toHaveCount(0)
    }
  })
})

test('the public link is copied whole, and taken to a wall as a code and as a poster', async ({
  page,
  context,
  servidor,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const idClima = await sembrarClima(page, await sembrarEmpresa(page, 'Portapapeles'), 2024)
  await abrirVista(page, 'EditarClima', idClima)
  // The first copies the address of the trial.
  await page.getByRole('button', { name: 'Copiar', exact: true }).last().click()
  await expect(page.getByText('Enlace copiado.')).toBeVisible()
  const copiado = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copiado).pathname).toBe(
    `${new URL(servidor.url).pathname.replace(/\/$/, '')}/admin/clima-organizacional/encuesta/${idClima}`,
  )
  for (const [nombre, archivo] of [
    ['Descargar el QR', 'qr-encuesta-portapapeles-2024.png'],
    ['Imprimir un cartel', 'cartel-encuesta-portapapeles-2024.pdf'],
  ] as const) {
    const descarga = page.waitForEvent('download')
    await page.getByRole('button', { name: nombre }).click()
    expect((await descarga).suggestedFilename()).toBe(archivo)
  }
})

test('every state is accessible and fits, on a phone and on a desk', async ({ page }) => {
  const empresa = await sembrarEmpresa(page, 'A Todo Ancho')
  const idClima = await sembrarClima(page, empresa, 2024)
  const rutas = [
    '',
    '?vista=Empresas',
    '?vista=NuevaEmpresa',
    `?vista=EditarEmpresa&empresa=${empresa}`,
    `?vista=NuevoClima&empresa=${empresa}`,
    `?vista=EditarClima&clima=${idClima}`,
    `?vista=Estructura&clima=${idClima}`,
  ]
  const look = async () => {
    await abrirTodo(page)
    // Looked at on a phone; the tests of each screen look at it on a desk.
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectSinDesborde(page)
    }
    await expectAccessible(page)
  }
  await page.goto(RUTA)
  for (const ruta of rutas) {
    await goInsideToRest(page, RUTA + ruta)
    await look()
  }
  for (const seccion of ['Grupos y áreas', 'Indicadores', 'Cuestionario', 'Vista previa']) {
    await irASeccion(page, seccion)
    await expect(page.getByRole('heading', { level: 2, name: seccion })).toBeVisible()
    await look()
  }
})
