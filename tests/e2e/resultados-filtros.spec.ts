import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, ingresar, test } from './fixtures.ts'
import { abrirGrafica, ask, findBloque, listRondas, listTextos, readTabla } from './resultados-siembra.ts'

test.use({ entorno: { DEMO: '1' }, entornoDeTodos: true, consolaEsperada: /Request failed|500 \(Internal/ })

test.beforeEach(async ({ page }) => {
  await ingresar(page)
})

const ESPERA = 'Espera a que se calculen los datos.'

/** Answers the operation of a view as told, and the others as always. */
async function intercept(page: Page, operacion: string, status: 'lenta' | 'falla') {
  let soltar = () => {}
  const suelta = new Promise<void>((resolve) => {
    soltar = resolve
  })
  await page.route('**/api/graphql', async (route) => {
    if (!route.request().postData()?.includes(`query ${operacion}`)) return route.fallback()
    if (status === 'lenta') {
      await suelta
      return route.fallback()
    }
    const errors = [{ message: 'Algo falló.', extensions: { code: 'INTERNAL' } }]
    return route.fulfill({ status: 500, json: { data: null, errors } })
  })
  return soltar
}

test('while figures come there is a loader; when they do not, it stays, with what happened and a way on', async ({
  page,
}) => {
  const consola: string[] = []
  page.on('console', (mensaje) => consola.push(mensaje.text()))
  const [ronda] = await listRondas(page, /Ceiba/)
  const soltar = await intercept(page, 'AreasDeAnalisis', 'lenta')
  await abrirGrafica(page, ronda?.id ?? '')
  await page.getByRole('link', { name: 'Áreas de Análisis', exact: true }).click()
  await expect(page.getByText(ESPERA)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Regresar al Menu de Graficas' })).toBeVisible()
  soltar()
  await expect(page.locator('main [role=img] svg').first()).toBeVisible()
  await expect(page.getByText(ESPERA)).toBeHidden()

  await intercept(page, 'GruposDeOpinion', 'falla')
  await page.getByRole('link', { name: 'Regresar al Menu de Graficas' }).click()
  await page.getByRole('link', { name: 'Grupos de Opinión', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('No llegaron los datos. Algo falló.')
  await expect(page.getByText(ESPERA)).toBeVisible()
  // Once or twice: what was asked for ahead and failed is asked for again by the screen itself.
  expect(consola.filter((texto) => texto.startsWith('Request failed'))).not.toEqual([])
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.locator('main [role=img] svg').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('the workbook', () => {
  // The browser's own line of what the server refuses.
  test.use({ consolaEsperada: /status of 409/ })

  test('a loader until it comes, its name, and the failure wording', async ({ page }) => {
    const [ronda] = await listRondas(page, /Ceiba/)
    const EXCEL = '**/api/resultados/*/excel'
    const { promise: suelta, resolve: soltar } = Promise.withResolvers<void>()
    await page.route(EXCEL, async (route) => {
      await suelta
      await route.continue()
    })
    await abrirGrafica(page, ronda?.id ?? '')
    const boton = page.getByRole('button', { name: 'Descargar Excel de Datos' })
    await boton.click()
    await expect(page.getByText('Preparando el Excel…')).toBeVisible()
    await expect(boton).toBeHidden()
    const descarga = page.waitForEvent('download')
    soltar()
    const archivo = await descarga
    expect(archivo.suggestedFilename()).toBe(`Clima-${ronda?.id}.xlsx`)
    const libro = await readFile(await archivo.path())
    expect(libro.subarray(0, 4).toString('latin1'), 'a zip, as every workbook').toBe('PK\u0003\u0004')
    await page.unrouteAll()

    await page.route(EXCEL, (route) =>
      route.fulfill({ status: 409, contentType: 'text/plain; charset=utf-8', body: 'Algo falló.' }),
    )
    await boton.click()
    await expect(page.getByText('Hubo un error, el error fué: Algo falló, intenta de nuevo')).toBeVisible()
    await expect(boton).toBeVisible()
  })
})

test('a comparison is chosen, waited for, matched by name, and stays after a reload', async ({ page }) => {
  const [actual, anterior, primera] = await listRondas(page, /Ceiba/)
  await abrirGrafica(page, actual?.id ?? '', 'AreasDeAnalisisComparativas')
  const select = page.getByLabel('Selecciona un Clima:')
  await expect(select.locator('option')).toHaveText(['Alimentos La Ceiba 2024', 'Alimentos La Ceiba 2023'])
  await expect(select).toHaveValue(anterior?.id ?? '')
  await expect(page.locator('main [role=img]')).toHaveCount(0)
  await select.selectOption('Alimentos La Ceiba 2023')
  const soltar = await intercept(page, 'AreasDeAnalisis', 'lenta')
  await page.getByRole('button', { name: 'Comparar' }).click()
  await expect(page.getByText(ESPERA)).toBeVisible()
  soltar()

  const figuras = (id: string | undefined) =>
    ask(
      page,
      `query($id: ID!) { appInfo { getIndicadoresDeMedicionSatisfaccionGeneral(idClima: $id) { variables {
        nombre factoresEvaluados { nombre porcentajeOfFactorEvaluado } } } } }`,
      { id },
    ).then(({ appInfo }) =>
      appInfo.getIndicadoresDeMedicionSatisfaccionGeneral
        .flatMap(({ variables }: { variables: object[] }) => variables)
        .find(({ nombre }: { nombre: string }) => nombre === 'Respeto e inclusión')
        .factoresEvaluados.map(
          (f: { porcentajeOfFactorEvaluado: number }) => f.porcentajeOfFactorEvaluado * 100,
        ),
    )
  const bloque = findBloque(page, 'Respeto e inclusión')
  await bloque.scrollIntoViewIfNeeded()
  const filas = await readTabla(bloque)
  const [ahora, antes] = [await figuras(actual?.id), await figuras(primera?.id)]
  const puntos = Number(ahora[0].toFixed(2)) - Number(antes[0].toFixed(2))
  expect(filas[0]?.slice(1)).toEqual([
    ahora[0].toFixed(2),
    antes[0].toFixed(2),
    `${puntos > 0 ? '+' : '−'}${Math.abs(puntos).toFixed(2)}`,
  ])
  const nueva = filas.find(([nombre]) => nombre === 'Prevención del acoso')
  expect(nueva?.slice(2)).toEqual(['No está en 2023', 'Solo 2025'])
  expect(await listTextos(bloque)).toContain('No está en 2023')
  await expect(page.getByRole('list', { name: 'Climas comparados' })).toHaveText('20252023')

  await page.unrouteAll()
  await page.reload()
  await expect(select).toHaveValue(primera?.id ?? '')
  await expect(page.locator('main [role=img] svg').first()).toBeVisible()

  // Another round takes the place of this one, and "back" brings it again: one choice and one legend at a time.
  const climas = page.getByRole('list', { name: 'Climas comparados' })
  await select.selectOption('Alimentos La Ceiba 2024')
  await page.getByRole('button', { name: 'Comparar' }).click()
  await expect(climas).toHaveText('20252024')
  await page.goBack()
  await expect(climas).toHaveText('20252023')
})

test('pelotas: the two filters are united, and stay after a reload', async ({ page }) => {
  const [ronda] = await listRondas(page, /Ceiba/)
  await abrirGrafica(page, ronda?.id ?? '', 'PelotasGruposDeOpinion')
  const primera = page.getByRole('table').first()
  await expect(primera.getByRole('columnheader')).toHaveText([
    'Insatisfaccion %',
    'Factor Evaluado',
    'Satisfacción %',
  ])
  const listGrupos = async () => {
    const pelotas = await primera.getByRole('row').nth(1).getByRole('listitem').allTextContents()
    return pelotas.map((pelota) => /^(G\d+) \(\d+\)$/.exec(pelota)?.[1]).sort()
  }
  await expect.poll(listGrupos).toEqual(['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8'])
  await page.getByRole('combobox', { name: 'Áreas de Trabajo:' }).click()
  await page.getByRole('option', { name: 'Oficinas centrales' }).click()
  await expect.poll(listGrupos).toEqual(['G1', 'G2'])
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'GruposDeOpinion:' }).fill('G4')
  await page.keyboard.press('Enter')
  await expect.poll(listGrupos).toEqual(['G1', 'G2', 'G4'])
  await page.reload()
  await expect.poll(listGrupos).toEqual(['G1', 'G2', 'G4'])
  // What the climate does not have narrows nothing.
  await page.goto(page.url().replace(/(areas|grupos)=[^&]*/g, '$1=no-existe'))
  await expect.poll(listGrupos).toHaveLength(8)
})

test('open answers: by question, group and text, and whether case and accents matter', async ({ page }) => {
  const [ronda] = await listRondas(page, /Ceiba/)
  const { getPreguntasAbiertas: grupos } = await ask(
    page,
    'query($id: ID!) { getPreguntasAbiertas(idClima: $id) { preguntasAbiertas { pregunta respuestas } } }',
    { id: ronda?.id },
  )
  const listDe = (pregunta: number, desde = 0, hasta = grupos.length): string[] =>
    grupos
      .slice(desde, hasta)
      .flatMap(
        (grupo: { preguntasAbiertas: { respuestas: string[] }[] }) =>
          grupo.preguntasAbiertas[pregunta]?.respuestas,
      )
  await abrirGrafica(page, ronda?.id ?? '', 'PreguntasAbiertas')
  const cuenta = page.getByRole('status').filter({ hasText: /respuesta/ })
  const select = page.getByLabel('Pregunta Abierta:')
  const ultima = grupos[0].preguntasAbiertas.length - 1
  await expect(cuenta).toHaveText(`${listDe(0).length} respuestas`)
  await select.selectOption({ index: ultima })
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    grupos[0].preguntasAbiertas[ultima].pregunta,
  )
  await expect(cuenta).toHaveText(`${listDe(ultima).length} respuestas`)

  await page.getByRole('combobox', { name: 'Grupos de Opinion:' }).fill('G1')
  await page.keyboard.press('Enter')
  await expect(cuenta).toHaveText(`${listDe(ultima, 0, 1).length} respuestas`)
  await page.reload()
  await expect(cuenta).toHaveText(`${listDe(ultima, 0, 1).length} respuestas`)
  await page.getByRole('combobox', { name: 'Grupos de Opinion:' }).press('Backspace')

  // Whatever was written: some word stands there in two ways.
  const textos = listDe(ultima)
  const fold = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const listExactas = (palabra: string) => textos.filter((texto) => texto.includes(palabra))
  const listParecidas = (palabra: string) => textos.filter((texto) => fold(texto).includes(fold(palabra)))
  const palabra = textos
    .flatMap((texto) => texto.match(/\p{L}{3,}/gu) ?? [])
    .find((una) => listExactas(una).length > 1 && listParecidas(una).length > listExactas(una).length)
  if (!palabra) throw new Error('no word is written in two ways')
  const parecidas = listParecidas(palabra)
  await page.getByLabel('Filtro de Texto:').fill(palabra)
  await expect(cuenta).toHaveText(`${listExactas(palabra).length} respuestas`)
  await expect(page.locator('mark').first()).toHaveText(palabra)
  await page.getByLabel('Ignorar mayúsculas y acentos').check()
  await expect(cuenta).toHaveText(`${parecidas.length} respuestas`)
  const mostradas = await page.locator('tbody td:first-child').allTextContents()
  expect([...mostradas].sort()).toEqual(parecidas.sort())
})
