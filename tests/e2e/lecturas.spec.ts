import { expectSinDesborde } from './climas-siembra.ts'
import { expect, expectAccessible, ingresar, test } from './fixtures.ts'
import { abrirGrafica, ask, findBloque, listRondas, readTabla, toTexto } from './resultados-siembra.ts'

test.use({ entorno: { DEMO: '1' } })

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

  await page.setViewportSize(PHONE)
  await expect(mapa).toBeHidden()
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
  await page.getByLabel('De quién').selectOption('Distribución')
  await page.getByLabel('Variable').selectOption('Carga y horario')
  await expect(page).toHaveURL(/parte=.+&variable=Carga/)
  await page.reload()
  await expect(page.getByLabel('De quién').locator('option:checked')).toHaveText('Distribución')
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectSinDesborde(page)
})

test('the trend breaks where the questions changed, and says which', async ({ page }) => {
  const [ronda] = await listRondas(page, /Ceiba/)
  await abrirGrafica(page, ronda?.id ?? '', 'Tendencia')
  await expect(page.getByText(/^2023 no es comparable: no preguntaba/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^Compromiso y convivencia: 2023/ })).toBeVisible()
  await expect(page.getByText('Línea cortada: Tiendas propias entró en 2024.')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectSinDesborde(page)
})
