import { expectSinDesborde } from './climas-siembra.ts'
import { expect, expectAccessible, ingresar, test } from './fixtures.ts'
import {
  abrirGrafica,
  ask,
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

const PHONE = { width: 360, height: 780 }
const DESK = { width: 1440, height: 900 }

test('the heat map sorts by a column, keeps its order in the address, and is read by keyboard and on a phone', async ({
  page,
}) => {
  const [ronda] = await listRondas(page, /Ceiba/)
  const id = ronda?.id ?? ''
  await page.setViewportSize(DESK)
  await abrirGrafica(page, id)
  await page.getByRole('link', { name: 'Mapa de Calor' }).click()
  const mapa = page.getByRole('table')
  await expect(mapa.getByRole('row', { name: /Toda la empresa/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Lo más bajo de todo el mapa/ })).toBeVisible()
  await expectAccessible(page)

  await mapa.getByRole('button', { name: 'Carga y horario' }).click()
  await expect(page).toHaveURL(/orden=Carga/)
  await page.reload()
  const { getAreasDeTrabajoSatisfaccionGeneral: areas } = await ask(
    page,
    'query($id: ID!) { getAreasDeTrabajoSatisfaccionGeneral(idClima: $id) { nombre variables { nombre porcentajeOfVariable } } }',
    { id },
  )
  type Area = { nombre: string; variables: { nombre: string; porcentajeOfVariable: number }[] }
  const getCarga = ({ variables }: Area) =>
    variables.find(({ nombre }) => nombre === 'Carga y horario')!.porcentajeOfVariable
  const esperadas = (areas as Area[])
    .toSorted((a, b) => getCarga(a) - getCarga(b))
    .map(({ nombre }) => nombre)
  const filas = mapa.locator('tbody').nth(1).getByRole('rowheader')
  await expect(filas).toHaveText(['Áreas de trabajo', ...esperadas])

  // From the first cell down to the next row: the line over the map reads it whole.
  await mapa.locator('td[tabindex="0"]').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('heading', { name: `en ${esperadas[0]}.` })).toBeVisible()

  // The same cells as points gained or lost, and from the highest down.
  await page.getByRole('button', { name: /^Cambio desde/ }).click()
  await expect(page.getByRole('heading', { name: /^Lo que baja de verdad: Carga y horario/ })).toBeVisible()
  await mapa.getByRole('button', { name: 'Carga y horario' }).click()
  await expect(page).toHaveURL(/orden=-Carga.*modo=cambio/)
  await expect(mapa.getByRole('columnheader', { name: 'Carga y horario', exact: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  )

  // Beside the menu of a small laptop it keeps to its place, every cell as wide as the next.
  for (const width of [1_270, 1_366]) {
    await page.setViewportSize({ ...DESK, width })
    const { sobra, anchos } = await mapa.evaluate((tabla: HTMLElement) => ({
      sobra: tabla.offsetWidth - tabla.parentElement!.clientWidth,
      anchos: [...tabla.querySelectorAll<HTMLElement>('tbody:first-of-type td[data-celda]')].map(
        (celda) => celda.clientWidth,
      ),
    }))
    expect(sobra).toBeLessThanOrEqual(0)
    expect(anchos.length).toBeGreaterThan(10)
    expect(Math.max(...anchos) - Math.min(...anchos)).toBeLessThanOrEqual(1)
  }

  await page.setViewportSize(PHONE)
  await expect(mapa).toBeHidden()
  const mitades = page.getByRole('group', { name: 'Qué muestra cada celda' })
  expect((await mitades.boundingBox())?.width, 'its two halves take the whole line').toBe(PHONE.width - 40)
  expect((await page.getByLabel('De quién').locator('xpath=../..').boundingBox())?.height).toBe(44)
  await expect(page.getByLabel('Columna', { exact: true })).toHaveValue('Carga y horario')
  await expectSinDesborde(page)
  await expectAccessible(page)
})

test('every question says what everybody answered, of whom was chosen', async ({ page }) => {
  const [ronda] = await listRondas(page, /Ceiba/)
  const id = ronda?.id ?? ''
  await abrirGrafica(page, id, 'PreguntaPorPregunta')
  const { appInfo } = await ask(
    page,
    'query($id: ID!) { appInfo { getDistribucionDePreguntas(idClima: $id) { encuestados preguntas { pregunta porcentajePregunta cuentas } } } }',
    { id },
  )
  const { preguntas, encuestados } = appInfo.getDistribucionDePreguntas
  type Pregunta = { pregunta: string; porcentajePregunta: number; cuentas: number[] }
  const [menor] = (preguntas as Pregunta[]).toSorted((a, b) => a.porcentajePregunta - b.porcentajePregunta)
  const bloque = findBloque(
    page,
    (await page.getByRole('heading', { name: /por debajo de 75/ }).textContent()) ?? '',
  )
  const filas = await readTabla(bloque)
  expect(filas).toHaveLength(preguntas.length)
  expect(filas[0]?.[0]).toContain(menor!.pregunta)
  expect(filas[0]?.at(-1)).toBe(toTexto(menor!.porcentajePregunta))
  expect(filas[0]?.[1]).toBe(((menor!.cuentas[0]! / encuestados) * 100).toFixed(2))
  // By keyboard one choice follows the other: the figures that come take no focus away.
  await page.getByLabel('De quién').focus()
  await page.getByLabel('De quién').selectOption('Distribución')
  await expect(page.getByLabel('De quién').locator('option:checked')).toHaveText('Distribución')
  await expect(page.getByLabel('De quién')).toBeFocused()
  await page.getByLabel('Variable').selectOption('Carga y horario')
  await expect(page).toHaveURL(/parte=.+&variable=Carga/)
  await page.reload()
  await expect(page.getByLabel('De quién').locator('option:checked')).toHaveText('Distribución')
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectSinDesborde(page)
})

test('the trend breaks where the questions changed, says which, and goes on where staff declare it', async ({
  page,
}) => {
  const [ronda] = await listRondas(page, /Ceiba/)
  await abrirGrafica(page, ronda?.id ?? '', 'Tendencia')
  const motivo = page.getByText('2023 no es comparable. Desde 2024 se pregunta también')
  await expect(motivo).toBeVisible()
  await expect(page.getByRole('img', { name: /^Compromiso y convivencia: 2023/ })).toBeVisible()
  await expect(page.getByText('Línea cortada: Tiendas propias entró en 2024.')).toBeVisible()
  // Those of the company under its charts, those of an area under its own.
  const empresa =
    'Base: quienes contestaron algo, 545 personas en 2023, 607 personas en 2024 y 634 personas en 2025.'
  await expect(page.getByText(empresa)).toHaveCount(2)
  const comercial = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Comercial/ }) })
  await expect(
    comercial.getByText(/^Base: .*, 72 personas en 2023, 109 .* y 129 personas en 2025\.$/),
  ).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectSinDesborde(page)

  await page.setViewportSize(DESK)
  await page.getByRole('button', { name: /^Declarar comparable Respeto e inclusión/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Declarar comparable' }).click()
  // Under its own line, and beside every general figure that counts it.
  const declarada = page.getByText('Respeto e inclusión se compara por decisión de la consultora.')
  await expect(declarada.first()).toBeVisible()
  await page.getByRole('button', { name: /^Ya no comparar Respeto/ }).click()
  await expect(motivo).toBeVisible()

  // A group that only changed its name cuts the line too: from here it is seen which ones compare.
  await page
    .getByRole('link', { name: '¿Cambió de nombre? Comparar los grupos de 2023 y 2024' })
    .first()
    .click()
  await expect(page.getByText(/Ceiba.*, 2024 y 2023/)).toBeVisible()
  await page.goBack()

  await page.getByRole('button', { name: 'Solo las que se repiten' }).click()
  await expect(page).toHaveURL(/modo=repetidas/)
  await expect(motivo).toBeHidden()

  await page.getByRole('button', { name: 'Editar lo que pasó entre rondas' }).click()
  await page.getByLabel(/^Entre 2024 y 2025/).fill('Un año de formación para jefaturas')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(
    page
      .getByRole('img', { name: /^Tendencia/ })
      .getByText('para jefaturas')
      .first(),
  ).toBeVisible()
})

test('change is told with its certainty, priorities in tiers, each with its own address', async ({
  page,
}) => {
  const rondas = await listRondas(page, /Ceiba/)
  const [actual, , primera] = rondas
  await abrirGrafica(page, actual?.id ?? '')
  await page.getByRole('link', { name: 'Cambio con Certeza' }).click()
  const { appInfo } = await ask(
    page,
    'query($id: ID!) { appInfo { getCambios(idClima: $id) { suben filas { variable antes ahora } } } }',
    { id: actual?.id },
  )
  const { suben, filas: esperadas } = appInfo.getCambios
  await expect(page.getByRole('list', { name: 'Cuántas variables cambiaron' })).toContainText(
    `${suben} Suben`,
  )
  const filas = await readTabla(findBloque(page, `Las ${esperadas.length} variables`))
  expect(filas.map(([nombre]) => nombre?.split(',')[0])).toEqual(
    esperadas.map(({ variable }: { variable: string }) => variable.split(',')[0]),
  )
  const { antes, ahora } = esperadas[0]
  expect(filas[0]?.slice(1, 3)).toEqual([antes.toFixed(2), ahora.toFixed(2)])
  expect(filas[0]?.[3]).toBe(`+${(Number(ahora.toFixed(2)) - Number(antes.toFixed(2))).toFixed(2)}`)
  expect(filas[0]?.at(-1)).toBe('Sube')
  await expectAccessible(page)
  await page.getByLabel('De quién').selectOption('G7 Ventas')
  await page.getByRole('button', { name: 'Comparar' }).click()
  await expect(page).toHaveURL(/comparado=.+parte=|parte=.+comparado=/)
  await page.reload()
  await expect(page.getByText(/^G7 Ventas: \d+ personas en 2025/)).toBeVisible()
  await page.setViewportSize(PHONE)
  await expectSinDesborde(page)

  await abrirGrafica(page, primera?.id ?? '', 'Prioridades')
  await expect(page.getByRole('heading', { name: /^Empieza por / })).toBeVisible()
  await expect(page.getByText(/^\d+ de \d+ grupos?$/).first()).toBeVisible()
  await page
    .getByRole('link', { name: /^Agregar al plan: / })
    .first()
    .click()
  await expect(page).toHaveURL(/medida=/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: /^Empieza por / })).toBeVisible()
  await expectSinDesborde(page)
  await expectAccessible(page)
  await page.setViewportSize(DESK)
})

test('before a publication every reading has its shape and no figure; what is withheld says why in a press', async ({
  page,
}) => {
  const [abierta, cerrada] = await listRondas(page, /Textiles/)
  const id = abierta?.id ?? ''
  const CIFRA = /\d\.\d/

  await abrirGrafica(page, id, 'MapaDeCalor')
  const mapa = page.getByRole('table')
  await expect(mapa.getByRole('row', { name: /^G1 Hilatura/ })).toBeVisible()
  await expect(mapa.getByRole('columnheader', { name: 'Carga y horario' })).toBeVisible()
  await expect(mapa.getByRole('button')).toHaveCount(0)
  await expect(mapa).not.toContainText(CIFRA)
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expect(page.getByRole('listitem').filter({ hasText: 'G1 Hilatura' })).toBeVisible()
  await expectSinDesborde(page)
  await page.setViewportSize(DESK)

  await irAGrafica(page, id, 'PreguntaPorPregunta')
  const preguntas = await listTextos(findBloque(page, 'Las 65 preguntas'))
  expect(preguntas.join(' ')).toContain('Rumbo de la empresa')
  expect(preguntas.join(' ')).not.toMatch(CIFRA)

  await irAGrafica(page, id, 'CambioConCerteza')
  const cambios = await listTextos(findBloque(page, 'Las 13 variables'))
  expect(cambios).toContain('Carga y horario')
  expect(cambios).not.toContain('Sube')
  await expectAccessible(page)

  await irAGrafica(page, id, 'Prioridades')
  await expect(page.getByText(/^Lo más bajo, en orden, llega/)).toBeVisible()

  await irAGrafica(page, cerrada?.id ?? '', 'GruposDeOpinion')
  await page.getByText('¿Por qué se reserva?').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Dirección: no llega a 5 personas').first()).toBeVisible()

  await irAGrafica(page, cerrada?.id ?? '', 'Antiguedad')
  await expect(page.getByText('22 de 28 personas').first()).toBeVisible()
  await expectAccessible(page)
})
