import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  abrirVista,
  changeTelefonoDeEmpresa,
  expectSinDesborde,
  getEstructura,
  irASeccion,
  listIdsDeGrupos,
  RUTA,
  sembrarClima,
  sembrarEmpresa,
} from './climas-siembra.ts'
import { sembrarClimaActivo } from './encuestados-siembra.ts'
import { expect, expectAccessible, ingresar, test } from './fixtures.ts'
import { ask } from './resultados-siembra.ts'

// A server of its own: the first test begins where a firm begins, with nothing.
test.use({ entorno: { TZ_SITIO: 'America/Guatemala' } })

const campo = (page: Page, rotulo: string, lugar = 0) => page.getByLabel(rotulo, { exact: true }).nth(lugar)
const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const getIdDeClima = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url())
  return searchParams.get('clima') ?? pathname.split('/').at(-1) ?? ''
}

test.beforeEach(async ({ page }) => {
  await ingresar(page)
})

test('a new user makes a company and a climate from the template, adapts it and activates it', async ({
  page,
}) => {
  await page.goto('dashboard')
  await page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: 'Ver Climas Organizacionales' })
    .click()
  await expect(page.getByText('No hay Climas Organizacionales que mostrar')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Nuevo clima' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo clima' })).toBeFocused()
  await page.getByRole('link', { name: 'Nueva empresa' }).click()

  // The company: what is wrong stands beside its field.
  await campo(page, 'Nombre fiscal').fill('Alimentos La Ceiba, S. A.')
  await boton(page, 'Guardar empresa').click()
  await expect(campo(page, 'Nombre comercial')).toBeFocused()
  await expect(campo(page, 'Nombre comercial')).toHaveAccessibleDescription('Escribe el nombre comercial.')
  await campo(page, 'Nombre comercial').fill('Alimentos La Ceiba')
  await expect(campo(page, 'Nombre comercial')).toHaveAccessibleDescription('')
  await campo(page, 'Teléfono').fill('2222-3333')
  await campo(page, 'Correo').fill('info@laceiba')
  await campo(page, 'NIT').fill('123456-7')
  await campo(page, 'Dirección').fill('4.ª avenida 5-10, zona 9')
  await campo(page, 'Nombre').fill('Ana')
  await campo(page, 'Apellidos').fill('Pérez')
  await campo(page, 'Correo', 1).fill('ana@laceiba.example')
  await expect(page.getByText('Revisa el correo: no es una dirección válida.')).toBeVisible()
  await campo(page, 'Correo').fill('info@laceiba.example')
  // A drawing with a script in it: what is kept is the picture that the browser drew.
  await page.getByLabel('Logotipo', { exact: true }).setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><script>alert(1)</script><rect width="900" height="300" fill="green"/></svg>',
    ),
  })
  await expect(page.getByRole('img', { name: 'Logotipo de la empresa' })).toBeVisible()
  await boton(page, 'Guardar empresa').click()
  await expect(page.getByRole('heading', { name: 'Alimentos La Ceiba' })).toBeVisible()
  const logo = page.getByRole('listitem').locator('img')
  const readAncho = () => logo.evaluate((imagen: HTMLImageElement) => imagen.naturalWidth)
  await expect.poll(readAncho).toBe(480)
  await expect(logo).toHaveAttribute('src', /\/api\/logos\/[\w-]{22}$/)

  // The climate.
  await page.getByRole('link', { name: 'Nuevo clima de Alimentos La Ceiba' }).click()
  await expect(campo(page, 'Empresa').locator('option:checked')).toHaveText('Alimentos La Ceiba')
  await expect(page.getByRole('radio', { name: /^Otra ronda/ })).toBeDisabled()
  await campo(page, 'Fecha de inicio').fill('2025-03-04')
  await boton(page, 'Crear y adaptar').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Estructura/ })).toBeVisible()

  // Its structure.
  await irASeccion(page, 'Grupos y áreas')
  await campo(page, 'Nombre del grupo 1').fill('Gerencia')
  await boton(page, 'Eliminar el grupo Bodega y reparto').click()
  await boton(page, 'Agregar grupo').click()
  await expect(campo(page, 'Nombre del grupo 6')).toBeFocused()
  await page.keyboard.type('Reparto')
  await campo(page, 'Nombre del grupo 5').focus()
  await expect(campo(page, 'Área del grupo 6')).toHaveAccessibleDescription(
    'No está en ningún área de trabajo.',
  )
  await campo(page, 'Área del grupo 6').selectOption({ label: 'Comercial y distribución' })
  await campo(page, 'Encuestados planeados del grupo 6').fill('15')
  await expect(page.getByText('En total, 181 encuestados planeados.')).toBeVisible()
  await boton(page, 'Guardar cambios').click()
  await expect(page.getByText('Todo está guardado')).toBeVisible()
  await expect(boton(page, 'Guardar cambios')).toBeDisabled()

  // Saved: a second save keeps the ids that the first one gave.
  const ids = await listIdsDeGrupos(page, getIdDeClima(page))
  await campo(page, 'Nombre del grupo 6').fill('Reparto y entregas')
  await boton(page, 'Guardar cambios').click()
  await expect(page.getByText('Todo está guardado')).toBeVisible()
  expect(await listIdsDeGrupos(page, getIdDeClima(page))).toEqual(ids)

  await irASeccion(page, 'Cuestionario')
  await expect(page.getByText(/^80 preguntas en 17 partes\./)).toBeVisible()

  // Activated.
  await page.getByRole('link', { name: 'Regresar al clima' }).click()
  await expect(page.getByText('de 181 personas han contestado algo')).toBeVisible()
  await expect(page.getByText('80 preguntas en 17 partes, 18 páginas', { exact: true })).toBeVisible()
  await page.getByRole('switch', { name: 'Encuesta de Alimentos La Ceiba 2025' }).click()
  await expect(page.getByText('Se Activó la encuesta.')).toBeVisible()
  await page.getByRole('link', { name: 'Regresar a la lista de climas' }).click()
  const fila = page.getByRole('row', { name: /Editar Alimentos La Ceiba/ })
  await expect(fila).toContainText('2025')
  await expect(fila).toContainText('4 de marzo de 2025')
  await expect(fila).toContainText('0 de 181')
  await expect(fila.getByRole('switch')).toBeChecked()
})

test('a copy of an earlier round has its structure, and a second round of its year asks for a name', async ({
  page,
}) => {
  const empresa = await sembrarEmpresa(page, 'Textiles del Altiplano')
  const anterior = await sembrarClima(page, empresa, 2023)
  await page.goto(`${RUTA}?vista=NuevoClima&empresa=${empresa}`)
  await page.getByRole('radio', { name: /^Otra ronda/ }).check()
  await expect(campo(page, 'Ronda que se copia').locator('option:checked')).toHaveText(
    '2023, del 4 de marzo de 2023',
  )
  await campo(page, 'Fecha de inicio').fill('2023-11-01')
  await expect(
    page.getByText('Textiles del Altiplano ya tiene un clima organizacional que empieza en 2023.'),
  ).toBeVisible()
  await boton(page, 'Crear sin adaptar').click()
  await expect(page.getByRole('textbox', { name: /^Nombre de la ronda/ })).toBeFocused()
  await campo(page, 'Fecha de inicio').fill('2024-03-04')
  await boton(page, 'Crear sin adaptar').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Textiles del Altiplano 2024' })).toBeVisible()
  expect(await getEstructura(page, getIdDeClima(page))).toEqual(await getEstructura(page, anterior))
})

test('an exported file makes an equal climate; a wrong file says what is wrong', async ({ page }) => {
  const origen = await sembrarClima(page, await sembrarEmpresa(page, 'Clínica Santa Lucía'), 2024)
  const otra = await sembrarEmpresa(page, 'Ferretería El Puente')
  await abrirVista(page, 'EditarClima', origen)
  const descarga = page.waitForEvent('download')
  await boton(page, 'Exportar JSON').click()
  const archivo = await descarga
  expect(archivo.suggestedFilename()).toBe('clima-clinica-santa-lucia-2024.json')
  const documento = await readFile(await archivo.path())

  await page.goto(`${RUTA}?vista=NuevoClima&empresa=${otra}`)
  await page.getByText('Más', { exact: true }).click()
  await page.getByRole('radio', { name: /^Archivo JSON/ }).check()
  await boton(page, 'Crear y adaptar').click()
  await expect(page.getByText('Escoge el archivo.')).toBeVisible()
  const elegir = (buffer: Buffer) =>
    campo(page, 'Archivo del clima').setInputFiles({
      name: 'clima.json',
      mimeType: 'application/json',
      buffer,
    })
  await elegir(Buffer.from('{"gruposDeOpinion": 3}'))
  await expect(page.getByText('En gruposDeOpinion se espera una lista.')).toBeVisible()
  await expectAccessible(page)
  await elegir(documento)
  await expect(page.getByText('2 grupos, 5 partes, 8 preguntas.')).toBeVisible()
  await expect(campo(page, 'Fecha de inicio')).toHaveValue('2024-03-04')
  await boton(page, 'Crear sin adaptar').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ferretería El Puente 2024' })).toBeVisible()
  expect(await getEstructura(page, getIdDeClima(page))).toEqual(await getEstructura(page, origen))
})

test("somebody's own sheet is shown row by row, asks what it does not say, and becomes a climate", async ({
  page,
}) => {
  await sembrarEmpresa(page, 'Hotel Las Palmas')
  const propia = await sembrarEmpresa(page, 'Molinos del Sur')
  await page.goto(`${RUTA}?vista=NuevoClima&empresa=${propia}`)
  await page.getByRole('radio', { name: /^Mi Excel/ }).check()
  const hoja = [
    'Encuesta de clima 2026;;;',
    'Dimensión;Ítem;Sentido;Peso',
    'Liderazgo;1. Mi jefe me escucha.;+;1',
    ';2. Mi jefe grita.;-;1',
    ';3. Mi jefe me respeta.;;1',
    'Equipo;4. En el Hotel Las Palmas nos ayudamos.;+;1',
    ';5. En el hotel las palmas nos ayudamos;+;1',
    'Total;5;;',
  ].join('\r\n')
  await campo(page, 'Archivo del cuestionario').setInputFiles({
    name: 'clima FINAL v3.csv',
    mimeType: 'text/csv',
    // As Excel of Windows writes it.
    buffer: Buffer.from(hoja, 'latin1'),
  })
  await expect(page.getByRole('heading', { name: 'Lo que leímos' })).toBeFocused()
  await expect(page.getByText('Se quitó la numeración de 5 preguntas.')).toBeVisible()
  await expect(page.getByText('nombra a otra empresa: Hotel Las Palmas.')).toHaveCount(2)
  await expect(page.getByText('3 de 5 preguntas')).toBeVisible()
  await expectAccessible(page)
  await boton(page, 'En contra: fila 5').click()
  await boton(page, 'Quitarla: fila 7').click()
  await page.setViewportSize({ width: 360, height: 780 })
  await expectSinDesborde(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await boton(page, 'Traer las 4').click()
  await expect(page.getByText('clima FINAL v3.csv: 4 preguntas, 1 grupo.')).toBeVisible()
  await boton(page, 'Crear sin adaptar').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Molinos del Sur/ })).toBeVisible()
  expect(await getEstructura(page, getIdDeClima(page))).toMatchObject({
    indicadoresDeMedicion: [{ variables: [{ nombre: 'Liderazgo' }, { nombre: 'Equipo' }] }],
  })

  // Out as Excel, and in again as the same.
  const descarga = page.waitForEvent('download')
  await boton(page, 'Exportar Excel').click()
  const archivo = await descarga
  expect(archivo.suggestedFilename()).toMatch(/^cuestionario-molinos-del-sur-\d{4}\.xlsx$/)
  const origen = getIdDeClima(page)
  await page.goto(`${RUTA}?vista=NuevoClima&empresa=${await sembrarEmpresa(page, 'Molinos del Norte')}`)
  await page.getByRole('radio', { name: /^Mi Excel/ }).check()
  await campo(page, 'Archivo del cuestionario').setInputFiles(await archivo.path())
  await boton(page, 'Traer las 4').click()
  await boton(page, 'Crear sin adaptar').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Molinos del Norte/ })).toBeVisible()
  expect(await getEstructura(page, getIdDeClima(page))).toEqual(await getEstructura(page, origen))
})

test('the form of a company opens on what a colleague has saved meanwhile, and does not undo it', async ({
  page,
}) => {
  const nombre = 'Panadería San Marcos'
  const id = await sembrarEmpresa(page, nombre)
  await page.goto(`${RUTA}?vista=Empresas`)
  await expect(page.getByRole('heading', { name: nombre })).toBeVisible()
  await changeTelefonoDeEmpresa(page, { id, nombre, telefono: '7777-8888' })
  await page.getByRole('link', { name: `Editar ${nombre}` }).click()
  await expect(campo(page, 'Teléfono')).toHaveValue('7777-8888')
  await campo(page, 'NIT').fill('765432-1')
  await boton(page, 'Guardar empresa').click()
  const fila = page.getByRole('listitem').filter({ hasText: nombre })
  await expect(fila).toContainText('NIT 765432-1')
  await expect(fila).toContainText('7777-8888')

  // Rounds are compared within a company: a second one of its name is pointed at.
  await page.getByRole('link', { name: 'Nueva empresa' }).click()
  await campo(page, 'Nombre comercial').fill('  panaderia SAN MARCOS')
  await expect(page.getByText(`Ya hay una empresa que se llama «${nombre}»`)).toBeVisible()
  await expectAccessible(page)
})

test('a survey nobody is invited to says so once on the dashboard and in its climate; a name without spaces stays on a phone', async ({
  page,
}) => {
  const nombre = 'TransportesInteroceanicosDelAtlanticoYDelPacifico'
  const idClima = await sembrarClimaActivo(page, nombre)
  // A firm that has invited nobody anywhere is still shown its first steps.
  const otro = await sembrarClimaActivo(page, 'Con invitados')
  const [idGrupo] = await listIdsDeGrupos(page, otro)
  const invitacion = `mutation($otro: ID!, $idGrupo: ID!) {
    insertNewEncuesta(idClima: $otro, idGrupoDeOpinion: $idGrupo, correos: null) }`
  await ask(page, invitacion, { otro, idGrupo })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('dashboard')
  await expect(page.getByText(/todavía sin invitados/)).toBeVisible()
  const encuesta = page.getByRole('article', { name: nombre })
  await expect(encuesta.getByText('Todavía no se ha invitado a nadie.')).toBeVisible()
  await expect(encuesta.getByRole('link', { name: 'Invitar' })).toHaveCount(1)
  await expect(encuesta.getByRole('link', { name: 'Hacer papeletas' })).toHaveCount(1)
  await expectSinDesborde(page)
  await expectAccessible(page)
  await abrirVista(page, 'EditarClima', idClima)
  await expect(page.getByText('Todavía no se ha invitado a nadie.')).toBeVisible()
})

test("a climate is kept as the firm's template, which begins another company's, and is renamed and deleted", async ({
  page,
}) => {
  const origen = await sembrarClima(page, await sembrarEmpresa(page, 'Cafetalera San Juan'), 2024)
  const otra = await sembrarEmpresa(page, 'Beneficio Los Altos')
  await page.goto(`${RUTA}?vista=NuevoClima&empresa=${otra}`)
  await expect(page.getByRole('radio', { name: /^La plantilla/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Una de mis plantillas/ })).toHaveCount(0)

  await abrirVista(page, 'EditarClima', origen)
  await boton(page, 'Guardar como plantilla').click()
  const dialogo = page.getByRole('dialog', { name: 'Guardar como plantilla' })
  await expect(dialogo).toContainText('si alguna nombra a Cafetalera San Juan')
  await boton(page, 'Guardar').click()
  await expect(dialogo.getByText('Escribe un nombre.')).toBeVisible()
  await expectAccessible(page)
  await dialogo.getByLabel('Nombre').fill('Pulso corto')
  await dialogo.getByLabel(/^Para qué sirve/).fill('Medio año, ocho preguntas.')
  await boton(page, 'Guardar').click()
  await expect(page.getByText('Plantilla guardada. Se escoge en Nuevo clima.')).toBeVisible()

  await page.goto(`${RUTA}?vista=NuevoClima&empresa=${otra}`)
  await page.getByRole('radio', { name: /^Una de mis plantillas/ }).check()
  await expect(campo(page, 'Plantilla').locator('option:checked')).toHaveText('Pulso corto, 8 preguntas')
  await expect(campo(page, 'Plantilla')).toHaveAccessibleDescription('Medio año, ocho preguntas.')
  await expectAccessible(page)
  await boton(page, 'Crear sin adaptar').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Beneficio Los Altos/ })).toBeVisible()
  const { cuestionario } = (await getEstructura(page, origen)) as { cuestionario: object }
  expect(await getEstructura(page, getIdDeClima(page))).toMatchObject({
    cuestionario,
    gruposDeOpinion: [{ nombre: 'Toda la empresa', encuestadosPlaneados: 0 }],
  })

  await page.goto('admin/ajustes?parte=plantillas')
  await boton(page, 'Cambiar Pulso corto').click()
  await page.getByRole('dialog').getByLabel('Nombre').fill('Pulso de mayo')
  await boton(page, 'Guardar').click()
  const fila = page.getByRole('row', { name: /Pulso de mayo/ })
  await expect(fila).toContainText('Medio año, ocho preguntas.')
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectSinDesborde(page)
  }
  await expectAccessible(page)
  await boton(page, 'Eliminar Pulso de mayo').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('No hay plantillas propias.')).toBeVisible()
  await expectAccessible(page)
})
