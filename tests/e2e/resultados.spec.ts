import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectSinDesborde, RUTA, sembrarClima, sembrarEmpresa } from './climas-siembra.ts'
import { expect, expectAccessible, ingresar, test } from './fixtures.ts'
import {
  abrirGrafica,
  ask,
  doConGrafica,
  findBloque,
  irAGrafica,
  listRondas,
  listTextos,
  readTabla,
  toTexto,
} from './resultados-siembra.ts'

test.use({ entorno: { DEMO: '1' }, entornoDeTodos: true })

test.beforeEach(async ({ page }) => {
  await ingresar(page)
})

const BOTONES = [
  ['Satisfacción General', 'Satisfacción general'],
  ['Áreas de Análisis', 'Áreas de análisis'],
  ['Áreas de Trabajo', 'Áreas de trabajo'],
  ['Grupos de Opinión', 'Grupos de opinión'],
  ['Antigüedad', 'Antigüedad'],
  ['Gráficas Complementarias', 'Gráficas complementarias'],
  ['Por Grupo de Opinión', 'Áreas de análisis por grupo de opinión'],
  ['Por Área de Trabajo', 'Áreas de análisis por área de trabajo'],
  ['Pelotas de Áreas de Trabajo', 'Pelotas por áreas de trabajo'],
  ['Pelotas de Grupos de Opinión', 'Pelotas por grupos de opinión'],
  ['Preguntas Abiertas', 'Preguntas abiertas'],
  ['Satisfacción General Comparativas', 'Satisfacción general comparativas'],
  ['Áreas de Análisis Comparativas', 'Áreas de análisis comparativas'],
  ['Áreas de Trabajo Comparativas', 'Áreas de trabajo comparativas'],
  ['Grupos de Opinión Comparativas', 'Grupos de opinión comparativas'],
  ['Antigüedad Comparativas', 'Antigüedad comparativas'],
] as const

const titulo = (page: Page) => page.getByRole('heading', { level: 1 })

/** What proves that a view has arrived: a drawn chart, a table, a menu, or the choice of a climate. */
const contenido = (page: Page) =>
  page.locator('main [role=img] svg, main table, main nav li, main form').filter({ visible: true }).first()

const PHONE = { width: 360, height: 780 }
const DESK = { width: 1280, height: 720 }

/** One of each kind is looked at closely: charts, pelotas, answers, a menu within, a comparison. */
const deCadaClase: Record<string, typeof PHONE> = {
  'Satisfacción General': DESK,
  'Áreas de Análisis': PHONE,
  'Por Grupo de Opinión': DESK,
  'Pelotas de Áreas de Trabajo': PHONE,
  'Pelotas de Grupos de Opinión': DESK,
  'Preguntas Abiertas': DESK,
  'Satisfacción General Comparativas': DESK,
}

test('from the climate to its menu, through every view and back; a phone never scrolls sideways', async ({
  page,
}) => {
  test.slow()
  const [ronda] = await listRondas(page, /Ceiba/)
  await page.goto(`${RUTA}?vista=EditarClima&clima=${ronda?.id}`)
  await page.getByRole('link', { name: /^Gráficas/ }).click()
  const { appInfo } = await ask(
    page,
    'query($id: ID!) { appInfo { climaOrganizacional(idClima: $id) { dataProcesada { porcentajeSatisfaccionGeneral } } } }',
    { id: ronda?.id },
  )
  const general: number = appInfo.climaOrganizacional.dataProcesada.porcentajeSatisfaccionGeneral
  // The menu answers before any of its views is opened.
  await expect(page.getByText(new RegExp(`^${general.toFixed(2)}.%`))).toBeVisible()
  await expectAccessible(page)
  for (const [boton, encabezado] of BOTONES) {
    await page.setViewportSize(PHONE)
    await page.getByRole('link', { name: boton, exact: true }).click()
    await expect(titulo(page)).toHaveText(encabezado)
    await expect(contenido(page)).toBeVisible()
    await expectSinDesborde(page)
    if (deCadaClase[boton] === PHONE) await expectAccessible(page)
    await page.setViewportSize(DESK)
    await expect(contenido(page)).toBeVisible()
    if (deCadaClase[boton] === DESK) await expectAccessible(page)
    await page.getByRole('link', { name: 'Regresar al Menu de Graficas' }).click()
    await expect(titulo(page)).toContainText('Gráficas')
  }
  await page.getByRole('link', { name: 'Regresar al clima' }).click()
  await expect(titulo(page)).toHaveText('Alimentos La Ceiba 2025')
})

/** What stands where a figure of a seniority is withheld; the rounds of the demo have a minimum of five. */
const RESERVAS: Record<string, string> = {
  menosDelMinimo: 'Menos de 5 personas',
  porOtroGrupo: 'Se reserva: en algún grupo señalaría a menos de 5',
}

test('charts and tables say what the API says', async ({ page }) => {
  const [ronda] = await listRondas(page, /Ceiba/)
  const id = ronda?.id ?? ''
  const { appInfo, getAntiguedadSatisfaccionGeneral, getAreasDeTrabajoSatisfaccionGeneral } = await ask(
    page,
    `query($id: ID!) {
      appInfo { getIndicadoresDeMedicionSatisfaccionGeneral(idClima: $id) { nombre variables {
        nombre porcentajeOfVariable factoresEvaluados { nombre porcentajeOfFactorEvaluado } } } }
      getAntiguedadSatisfaccionGeneral(idClima: $id) { nombre reserva indicadoresDeMedicion { variables {
        nombre porcentajeOfVariable } } }
      getAreasDeTrabajoSatisfaccionGeneral(idClima: $id) { nombre cantidadEncuestadosAreaDeTrabajo
        porcentajeDeEncuestados gruposDeOpinion { orden nombre porcentajeSatisfaccionGrupoDeOpinion } } }`,
    { id },
  )
  const [indicador] = appInfo.getIndicadoresDeMedicionSatisfaccionGeneral
  const [variable] = indicador.variables
  const factores = variable.factoresEvaluados.map(
    (factor: { nombre: string; porcentajeOfFactorEvaluado: number }) => [
      factor.nombre,
      toTexto(factor.porcentajeOfFactorEvaluado),
    ],
  )

  await abrirGrafica(page, id, 'AreasDeAnalisis')
  const bloque = findBloque(page, variable.nombre)
  await expect(bloque.locator('header')).toContainText(`${toTexto(variable.porcentajeOfVariable)}%`)
  expect(await listTextos(bloque)).toEqual(expect.arrayContaining(factores.flat()))
  expect(await readTabla(bloque)).toEqual(factores)
  await expect(page.getByRole('list', { name: 'Franjas de satisfacción' })).toContainText('50%-60%')

  await irAGrafica(page, id, 'AreasDeTrabajo')
  const areas = getAreasDeTrabajoSatisfaccionGeneral.map(
    (area: { nombre: string; cantidadEncuestadosAreaDeTrabajo: number; porcentajeDeEncuestados: number }) => [
      area.nombre,
      `${area.cantidadEncuestadosAreaDeTrabajo} personas`,
      toTexto(area.porcentajeDeEncuestados),
    ],
  )
  const participacion = findBloque(page, 'Encuestados por área de trabajo')
  expect(await listTextos(participacion)).toEqual(expect.arrayContaining(areas.flat()))
  expect(await readTabla(participacion)).toEqual(areas)

  await irAGrafica(page, id, 'Antiguedad')
  const series = findBloque(page, indicador.nombre)
  await series.scrollIntoViewIfNeeded()
  const porAntiguedad = getAntiguedadSatisfaccionGeneral.map(
    (una: {
      reserva: string | null
      indicadoresDeMedicion: [{ variables: [{ porcentajeOfVariable: number }] }]
    }) =>
      una.reserva
        ? RESERVAS[una.reserva]
        : toTexto(una.indicadoresDeMedicion[0].variables[0].porcentajeOfVariable),
  )
  expect((await readTabla(series))[0]).toEqual([variable.nombre, ...porAntiguedad])
})

test('charts come as they are needed: the last is drawn when it comes into view, and all of them for paper', async ({
  page,
}) => {
  const [ronda] = await listRondas(page, /Ceiba/)
  await abrirGrafica(page, ronda?.id ?? '', 'AreasDeAnalisis')
  const lugares = page.locator('main section [role=img]')
  await expect(lugares.first().locator('svg').filter({ visible: true })).toHaveCount(1)
  await expect(lugares.last().locator('svg')).toHaveCount(0)
  const alto = await page.evaluate(() => document.documentElement.scrollHeight)
  await lugares.last().scrollIntoViewIfNeeded()
  await expect(lugares.last().locator('svg')).toHaveCount(1)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(lugares.locator('svg').filter({ visible: true })).toHaveCount(await lugares.count())
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'Regresar al Menu de Graficas' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(await page.evaluate(() => document.documentElement.scrollHeight), 'nothing moved').toBe(alto)
})

test('whoever forces other colours reads a chart on the paper that its own were chosen for', async ({
  page,
}) => {
  const [ronda] = await listRondas(page, /Ceiba/)
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await abrirGrafica(page, ronda?.id ?? '', 'SatisfaccionGeneral')
  const marco = page
    .getByRole('img')
    .filter({ has: page.locator('svg text') })
    .first()
    .locator('..')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(marco).toHaveCSS('background-color', 'rgb(255, 253, 248)')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a view opened by its address shows its first charts, in the form that fits', async ({ page }) => {
    const [ronda] = await listRondas(page, /Ceiba/)
    await abrirGrafica(page, ronda?.id ?? '', 'GruposDeOpinion')
    for (const [ancho, columna] of [
      [1440, 300],
      [1024, 218],
      [360, 0],
    ] as const) {
      await page.setViewportSize({ width: ancho, height: 900 })
      const bloque = findBloque(page, 'Satisfacción general por grupo de opinión')
      const figura = bloque.locator('[role=img] svg').filter({ visible: true })
      await expect(figura).toHaveCount(1)
      await expect(figura).toHaveCSS('margin-left', `${columna}px`)
      await expect(figura).toContainText('G1 Gerencias y jefaturas')
      await expectSinDesborde(page)
    }
  })
})

test('a chart is saved as a picture', async ({ page }) => {
  const [ronda] = await listRondas(page, /Ceiba/)
  await abrirGrafica(page, ronda?.id ?? '', 'SatisfaccionGeneral')
  const descarga = page.waitForEvent('download')
  await doConGrafica(findBloque(page, 'Indicadores de medición'), 'Guardar PNG')
  const archivo = await descarga
  expect(archivo.suggestedFilename()).toBe('alimentos-la-ceiba-2025-indicadores-de-medicion.png')
  const png = await readFile(await archivo.path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.readUInt32BE(16), 'twice the width on screen').toBe(2400)
  // A picture with nothing on it is a few kilobytes.
  expect(png.length).toBeGreaterThan(30_000)
})

test('seniorities are named by keyboard alone, on a phone and on a wide screen', async ({ page }) => {
  const [ronda] = (await listRondas(page, /La Ceiba/)).filter(({ anio }) => anio === 2025)
  await abrirGrafica(page, ronda!.id, 'Antiguedad')
  const abre = page.getByRole('button', { name: 'Nombrar las antigüedades' })
  const dialogo = page.getByRole('dialog', { name: 'Nombrar las antigüedades' })
  const nombre = dialogo.getByRole('textbox', { name: 'Menos de 1 año' })
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await abre.press('Enter')
    await expect(nombre).toBeFocused()
    await expectAccessible(page)
    for (let i = 0; i < 5; i++) await page.keyboard.press('Tab')
    await expect(dialogo.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialogo).toBeHidden()
    await expect(abre).toBeFocused()
  }
  const general = findBloque(page, 'Satisfacción general por antigüedad')
  for (const escrito of ['Recién llegados', '']) {
    await abre.press('Enter')
    await nombre.fill(escrito)
    await page.keyboard.press('Enter')
    await expect(dialogo).toBeHidden()
    await expect.poll(() => listTextos(general)).toContain(escrito || 'Menos de 1 año')
  }
})

test('an empty climate says so, and a climate that is not there too', async ({ page }) => {
  const id = await sembrarClima(page, await sembrarEmpresa(page, 'Sin Nadie'), 2024)
  await abrirGrafica(page, id)
  for (const grafica of ['', 'AreasDeTrabajo', 'PreguntasAbiertas']) {
    await irAGrafica(page, id, grafica)
    await expect(page.getByText('Nadie ha contestado todavía.')).toBeVisible()
  }
  await expect(page.locator('main table, main [role=img]')).toHaveCount(0)
  await irAGrafica(page, id, 'GruposDeOpinionComparativas')
  await expect(page.getByText('No hay otro clima con qué comparar.')).toBeVisible()
  // One step from there is the list, from whichever screen.
  for (const grafica of ['', 'AreasDeTrabajo', 'AreasDeTrabajoComparativas', 'MapaDeCalor']) {
    await abrirGrafica(page, 'noexiste', grafica)
    await expect(titulo(page)).toHaveText('Este clima no existe')
    await page.getByRole('link', { name: 'Ver todos los climas' }).click()
    await expect(titulo(page)).toHaveText('Climas Organizacionales')
  }
  for (const vista of ['Informe', 'Plan', 'Mesa', 'TemasPorArea']) {
    await page.goto(`${RUTA}?vista=${vista}&clima=noexiste`)
    await expect(titulo(page)).toHaveText('Este clima no existe')
    await page.getByRole('link', { name: 'Ver todos los climas' }).click()
    await expect(titulo(page)).toHaveText('Climas Organizacionales')
  }
})
