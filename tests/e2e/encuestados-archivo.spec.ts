import { strToU8, zipSync } from 'fflate'
import { abrirVista, expectSinDesborde } from './climas-siembra.ts'
import { cerrarClima, contestarTodo, sembrarClimaActivo } from './encuestados-siembra.ts'
import { expect, expectAccessible, ingresar, letHappen, letPass, stopTime, test } from './fixtures.ts'

const csv = (texto: string) => ({
  name: 'empresa.csv',
  mimeType: 'text/csv',
  // As Excel writes it in Windows.
  buffer: Buffer.from(texto, 'latin1'),
})

test('a file for the whole company is checked row by row before anything is sent', async ({
  page,
  servidor,
}) => {
  await ingresar(page)
  const idClima = await sembrarClimaActivo(page, 'Archivadora')
  await abrirVista(page, 'InvitacionDeEncuesta', idClima)
  await expect(page.getByText('De este sitio todavía no sale correo')).toContainText(
    `${servidor.dataDir}/correo`,
  )
  await page.getByLabel('A toda la empresa, con un archivo').check()
  const archivo = page.getByLabel('Archivo de la lista')
  await archivo.setInputFiles({ ...csv('PK\u0003\u0004'), name: 'libro.xlsx' })
  await expect(page.getByText('El libro de Excel no se puede leer.')).toBeVisible()

  // Where nobody can tell the columns, a person says them over the first rows.
  await archivo.setInputFiles(
    csv('Persona;Unidad;Buzón\r\nAna;Norte;ana@x.gt\r\nLuis;Sur;luis@x.gt\r\nEva;Norte;eva@x.gt\r\n'),
  )
  await expect(page.getByText('Hacen falta la del correo y la del grupo.')).toBeVisible()
  await expect(page.getByLabel('Qué es la columna C')).toHaveValue('correo')
  await expectAccessible(page)
  await page.getByLabel('Qué es la columna B').selectOption('Grupo')
  await page.getByLabel('Qué es la columna A').selectOption('Nombre')
  await expect(page.getByRole('region', { name: 'Filas del archivo' }).getByRole('row').nth(1)).toContainText(
    '2Anaana@x.gtNorteEste clima no tiene un grupo «Norte».',
  )
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectSinDesborde(page)
  }

  await archivo.setInputFiles(
    csv(
      'Nombre;Correo electrónico;Grupo\r\nAna;ana@x.gt;OFICINA\r\nLuis;luis@x.gt;G2\r\n"Eva; la de día";eva@x.gt;2\r\nX;malo;1\r\nY;y@x.gt;Ventas\r\n',
    ),
  )
  await expect(page.getByText('3 personas nuevas')).toBeVisible()
  const filas = page.getByRole('region', { name: 'Filas del archivo' }).getByRole('row')
  await expect(filas.nth(1)).toContainText('5XmaloG1 OficinaNo es una dirección de correo válida.')
  await expect(filas.nth(2)).toContainText('6Yy@x.gtVentasEste clima no tiene un grupo «Ventas».')
  const invitar = page.getByRole('button', { name: 'Invitar a 3 personas' })
  await expect(invitar).toBeDisabled()
  await expectAccessible(page)
  await page.getByLabel('Dejar fuera 2 filas con problemas').check()
  await invitar.click()
  await expect(page.getByText('Se invitó a 3 personas de 2 grupos.').first()).toBeVisible()

  await archivo.setInputFiles(csv('ana@x.gt,1\nleo@x.gt,2'))
  await expect(page.getByText('1 persona nueva · 1 ya invitada')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  await expectSinDesborde(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await abrirVista(page, 'TableEncuestados', idClima)
  await expect(page.getByText('3 encuestados', { exact: true })).toBeVisible()
  await page.getByLabel('Grupo de opinión', { exact: true }).selectOption({ label: 'G2 Planta' })
  await expect(page.getByText('2 encuestados de 3', { exact: true })).toBeVisible()
  await page.getByLabel('Buscar').fill('EVA')
  await expect(page.getByText('1 encuestado de 3', { exact: true })).toBeVisible()
  await page.getByLabel('Buscar').fill('nadie')
  await expect(page.getByText('Nadie coincide con estos filtros.')).toBeVisible()
  await page.getByLabel('Buscar').fill('')
  await page.getByRole('button', { name: 'Correo', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Correo' })).toHaveAttribute('aria-sort', 'ascending')
})

function createLibro(filas: string): Buffer {
  const tipo = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const relate = (id: string, que: string, donde: string) =>
    `<Relationships><Relationship Id="${id}" Type="${tipo}/${que}" Target="${donde}"/></Relationships>`
  const partes = {
    '_rels/.rels': relate('r', 'officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': '<workbook><sheets><sheet name="L" sheetId="1" r:id="s"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relate('s', 'worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${filas}</sheetData></worksheet>`,
  }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(partes).map(([k, v]) => [k, strToU8(v)]))))
}

/** Each name of an attribute is compared with all others of its row. */
const SIN_FIN = `<row r="1" ${Array.from({ length: 200_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`

test('a book that is read without end keeps nobody from another, and is given up', async ({ page }) => {
  await ingresar(page)
  const idClima = await sembrarClimaActivo(page, 'Sin fin')
  await abrirVista(page, 'InvitacionDeEncuesta', idClima)
  await page.getByLabel('A toda la empresa, con un archivo').check()
  const archivo = page.getByLabel('Archivo de la lista')
  const sinFin = { ...csv(''), name: 'sin-fin.xlsx', buffer: createLibro(SIN_FIN) }
  const write = (lugar: string, texto: string) => `<c r="${lugar}" t="str"><v>${texto}</v></c>`
  const buffer = createLibro(`<row r="1">${write('A1', 'ana@x.gt')}${write('B1', 'Planta')}</row>`)
  await stopTime(page)
  await archivo.setInputFiles(sinFin)
  await expect(page.getByText('Leyendo sin-fin.xlsx…')).toBeVisible()
  await archivo.setInputFiles({ ...csv(''), name: 'lista.xlsx', buffer })
  await letHappen(page, () => page.getByText('1 persona nueva').isVisible())
  await letPass(page, 30_000)
  await expect(page.getByText('1 persona nueva')).toBeVisible()

  await archivo.setInputFiles(sinFin)
  await expect(page.getByText('Leyendo sin-fin.xlsx…')).toBeVisible()
  await letPass(page, 30_000)
  await letHappen(page, () => page.getByText('trae demasiado para ser una lista').isVisible())
})

test('who has no address gets a token that is shown once; a closed climate invites nobody', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await ingresar(page)
  const idClima = await sembrarClimaActivo(page, 'Papelería')
  await abrirVista(page, 'InvitacionDeEncuesta', idClima)
  await page
    .getByLabel('Grupo de opinión', { exact: true })
    .selectOption({ label: 'G2 Planta (0 de 30 invitados)' })
  await page.getByRole('textbox', { name: /^Correos/ }).fill('ana@x.gt')
  await page.getByRole('switch').click()
  await expect(page.getByRole('textbox', { name: /^Correos/ })).toHaveCount(0)
  await page.getByRole('switch').click()
  // Switching it off cleared the list.
  await expect(page.getByRole('textbox', { name: /^Correos/ })).toHaveValue('')
  const servidor = Promise.withResolvers<void>()
  await page.route('**/api/graphql', (route) => servidor.promise.then(() => route.continue()))
  await page.getByRole('button', { name: 'Enviar invitación' }).click()
  // It is not left behind unasked: neither while it is on its way, nor until it was taken along.
  await page.getByRole('link', { name: 'Ver encuestados' }).click()
  const pregunta = page.getByRole('dialog')
  await expect(pregunta).toHaveAccessibleName('Los tokens se están creando')
  await pregunta.getByRole('button', { name: 'Quedarme' }).click()
  servidor.resolve()
  const copiar = page.getByRole('button', { name: /^Copiar el token/ })
  await expect(copiar).toBeVisible()
  await page.getByRole('link', { name: 'Ver encuestados' }).click()
  await expect(pregunta).toHaveAccessibleName('Hay tokens sin copiar ni imprimir')
  await expectAccessible(page)
  await pregunta.getByRole('button', { name: 'Quedarme' }).click()
  await copiar.click()
  await expect(page.getByText('Token copiado.')).toBeVisible()
  const token = await page.evaluate(() => navigator.clipboard.readText())
  await expect(page.locator('code').filter({ hasText: token })).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('te invita a la encuesta de clima de Papelería')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await contestarTodo(page, idClima, token)
  await page.getByRole('link', { name: 'Ver encuestados' }).click()
  const fila = page.getByRole('row').filter({ hasText: 'Sin correo' })
  await expect(fila).toContainText('El equipo vio su token')
  await expect(fila).toContainText('Completa')
  await expect(fila).toContainText('No Se envió por correo')
  await expect(page.getByText(token)).toHaveCount(0)

  await cerrarClima(page, idClima)
  await abrirVista(page, 'TableEncuestados', idClima)
  await expect(fila).toContainText('Cerrada')
  await expect(page.getByRole('button', { name: /^(Reenviar|Mandar|Recordar)/ })).toHaveCount(0)
  await expectAccessible(page)
  await abrirVista(page, 'InvitacionDeEncuesta', idClima)
  await expect(page.getByText('El clima está cerrado: ya no se puede invitar a nadie.')).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(0)
  await abrirVista(page, 'TableEncuestados', 'ninguno')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este clima no existe')
})
