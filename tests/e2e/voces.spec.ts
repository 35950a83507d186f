import { expectSinDesborde, RUTA } from './climas-siembra.ts'
import { expect, expectAccessible, ingresar, test } from './fixtures.ts'
import { ask, listRondas } from './resultados-siembra.ts'

test.use({ entorno: { DEMO: '1' }, entornoDeTodos: true })

const INSERT =
  'mutation($id: ID!, $pregunta: ID!, $nombre: String!) { insertTema(idClima: $id, idPregunta: $pregunta, nombre: $nombre) { id } }'

test('answers are sorted, covered and quoted by keyboard; themes by area tell no small count', async ({
  page,
}) => {
  await ingresar(page)
  const [ronda] = await listRondas(page, /Ceiba/)
  const id = ronda!.id
  await page.goto(`${RUTA}?vista=GraficasClima&clima=${id}`)
  await page.getByRole('link', { name: /^Mesa/ }).click()
  await expect(page.getByRole('button', { name: /^Sin tema/ })).toBeVisible()
  // The demo has sorted one question; another waits.
  const elegir = page.getByLabel('Pregunta Abierta:')
  // Until its answers come, those of the one before are not shown under it, and no key says anything of them.
  const llegan = Promise.withResolvers<void>()
  const puestos: string[] = []
  await page.route('**/api/graphql', async (route) => {
    const pedido = route.request().postData() ?? ''
    if (pedido.includes('ChangeTemaDeRespuesta')) puestos.push(pedido)
    if (pedido.includes('MesaDeClima')) await llegan.promise
    await route.continue()
  })
  await elegir.press('Home')
  await expect(page).toHaveURL(/pregunta=/)
  await expect(page.getByText('Cargando las respuestas…')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Respuestas' })).toBeHidden()
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true })),
  )
  llegan.resolve()
  await expect(page.getByRole('button', { name: 'Con tema 0' })).toBeVisible()
  expect(puestos).toEqual([])
  await page.unroute('**/api/graphql')
  await expect(elegir).toBeFocused()
  // A letter there looks for an option.
  await page.getByRole('button', { name: /^Todas/ }).focus()
  const pregunta = new URL(page.url()).searchParams.get('pregunta')

  // A theme by keyboard, and the answer in hand has it with its key; Z takes it away again.
  const actual = page.locator('[aria-current="true"][data-index]')
  await expect(actual).toHaveAttribute('data-index', '0')
  await page.keyboard.press('t')
  await page.keyboard.type('Transporte')
  await page.keyboard.press('Enter')
  const temas = page.getByRole('complementary', { name: 'Temas' })
  await expect(temas.getByRole('button', { name: 'Transporte', exact: false }).first()).toBeVisible()
  // One theme after the other: each letter stays in the field until it is left.
  await page.keyboard.type('Cxz1')
  await expect(page.getByLabel('Nuevo tema')).toHaveValue('Cxz1')
  await expect(page.getByText('Escribe el nombre del tema')).toHaveCount(0)
  await expect(actual).toHaveAttribute('data-index', '0')
  await page.getByLabel('Nuevo tema').fill('')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Nuevo tema')).not.toBeFocused()
  await page.keyboard.press('j')
  await expect(actual).toHaveAttribute('data-index', '1')
  // The answer itself may speak of transport, or be suggested it.
  const puesto = temas.locator('[aria-pressed]').filter({ hasText: 'Transporte' })
  await page.keyboard.press('1')
  await expect(puesto).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('z')
  await expect(puesto).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('1')
  await expect(page.getByRole('button', { name: 'Con tema 1' })).toBeVisible()
  await page.keyboard.press('z')
  await expect(page.getByRole('button', { name: 'Con tema 0' })).toBeVisible()

  // Search without accents or case; what was assigned suggests.
  await page.keyboard.press('/')
  await page.keyboard.type('BÚS')
  await page.keyboard.press('Enter')
  await expect(actual).toContainText(/bus/i)
  await page.keyboard.press('1')
  await page.keyboard.press('j')
  await expect(actual.getByText(/^por «/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Con tema 2/ })).toBeVisible()

  // A word is covered and the quote has the mark instead of it.
  await page.keyboard.press('x')
  await actual
    .getByRole('button', { name: /^Tapar «/ })
    .first()
    .click()
  await expect(actual.getByText('[nombre]').first()).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByRole('button', { name: 'Guardar cita' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(actual).toContainText('Citada')
  await expect(actual.getByText('ya se entregó'), 'no version of it was').toHaveCount(0)
  await actual.getByRole('button', { name: 'Destapar [nombre]' }).click()
  await expect(actual.getByRole('button', { name: 'Destapar [nombre]' })).toHaveCount(0)

  // Another theme takes the first place; then they are joined.
  await ask(page, INSERT, { id, pregunta, nombre: 'Bus' })
  await page.reload()
  await temas.getByRole('button', { name: 'Editar el tema Bus' }).click()
  const dialogo = page.getByRole('dialog')
  await dialogo.getByLabel('Lugar y tecla').selectOption('Tecla 1')
  await dialogo.getByRole('button', { name: 'Guardar tema' }).click()
  await expect(temas.getByRole('listitem').first()).toContainText('Bus')
  await page.getByLabel('Tema', { exact: true }).selectOption('Bus')
  await expect(page.getByText('Ninguna respuesta es así.')).toBeVisible()
  await temas.getByRole('button', { name: 'Editar el tema Bus' }).click()
  await dialogo.getByLabel('Unirlo a otro').selectOption('Transporte')
  await dialogo.getByRole('button', { name: 'Unir los temas' }).click()
  await expect(temas.getByRole('listitem')).toHaveCount(1)
  await expect(actual, 'what is gone narrows nothing').toBeVisible()

  await page.getByRole('link', { name: 'Temas por área' }).click()
  const fila = page.getByRole('row', { name: /^Transporte/ })
  await expect(fila).toContainText('Se reserva')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await expectSinDesborde(page)
  await page.goBack()
  await expect(page.getByText('En el teléfono esta mesa es de lectura.', { exact: false })).toBeVisible()
  await expectSinDesborde(page)
  await expectAccessible(page)

  // Keys that act by themselves can be turned off, and are not shown any more; buttons do the same.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('admin/cuenta')
  await page.getByRole('switch', { name: 'Atajos de una sola tecla' }).click()
  await expectAccessible(page)
  await page.goto(`${RUTA}?vista=Mesa&clima=${id}`)
  await expect(actual).toHaveAttribute('data-index', '0')
  await expect(page.locator('kbd:visible')).toHaveCount(0)
  await page.keyboard.press('j')
  await page.keyboard.press('t')
  await expect(page.getByLabel('Nuevo tema')).not.toBeFocused()
  await expect(actual).toHaveAttribute('data-index', '0')
})

test('whoever covers something after a version was handed over is told that it stays there', async ({
  page,
}) => {
  await ingresar(page)
  const ronda = (await listRondas(page, /Textiles/)).at(-1)
  await page.goto(`${RUTA}?vista=Mesa&clima=${ronda!.id}`)
  await expect(page.locator('[aria-current="true"][data-index]')).toBeVisible()
  await page.keyboard.press('x')
  await expect(page.getByText('La versión 1 del informe ya se entregó')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver las versiones' }).click()
  await expect(page.getByRole('heading', { name: 'Versiones publicadas' })).toBeInViewport()
})
