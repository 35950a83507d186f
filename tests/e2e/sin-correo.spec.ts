import { abrirVista, expectSinDesborde, listIdsDeGrupos, RUTA } from './climas-siembra.ts'
import { sembrarClimaActivo } from './encuestados-siembra.ts'
import { expect, expectAccessible, ingresar, openOtroNavegador, test } from './fixtures.ts'
import { call, readCodigos } from './sin-correo-siembra.ts'

test('slips are made, read back from the file, and open the survey after a tap', async ({
  page,
  browser,
  servidor,
}) => {
  await ingresar(page)
  const idClima = await sembrarClimaActivo(page, 'Hilandera')
  await abrirVista(page, 'EditarClima', idClima)
  await page.getByRole('link', { name: 'Papeletas, kiosco y papel para quien no tiene correo' }).click()
  await expect(page.getByText('ninguna está invitada por correo')).toBeVisible()
  await page.getByLabel('Grupo de opinión').selectOption({ label: 'G1 Oficina (10 lugares)' })
  await page.getByLabel('Cuántas').fill('11')
  await page.getByRole('button', { name: 'Hacer 11 papeletas' }).click()
  await expect(page.getByText('Escribe un número de 1 a 10.')).toBeVisible()
  await page.getByLabel('Cuántas').fill('3')
  const bajada = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Hacer 3 papeletas' }).click()
  const codigos = await readCodigos(await bajada)
  expect(codigos).toHaveLength(3)
  await expect(page.getByText('Lote 1: 3 de Oficina')).toBeVisible()
  const uso = page.getByRole('listitem').filter({ hasText: 'Lote 1' })
  await expect(uso).toContainText('Ninguna usada.')
  await expectAccessible(page)
  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await expectSinDesborde(page)
  }

  // Somebody scans one: the address is clean, and nothing is asked before a tap.
  const otro = await openOtroNavegador(browser)
  const pedidos: string[] = []
  otro.on('request', (request) => pedidos.push(`${request.url()} ${request.postData() ?? ''}`))
  const [direccion, token] = codigos[0]!.split('#') as [string, string]
  // The tests' server does not know the port it got.
  await otro.goto(`${servidor.url}${new URL(direccion).pathname}#${token}`)
  await expect(otro.getByText('Tu token está listo')).toBeVisible()
  await expect(otro.getByText(`${token.slice(0, 4)} … ${token.slice(-4)}`)).toBeVisible()
  expect(new URL(otro.url())).toMatchObject({
    hash: '',
    pathname: expect.stringContaining(`encuesta/${idClima}`),
  })
  // A telephone loads a page again that was long out of sight: the token waits there still, until the tap.
  await otro.reload()
  await expect(otro.getByText('Tu token está listo')).toBeVisible()
  await expect(otro.getByText(`${token.slice(0, 4)} … ${token.slice(-4)}`)).toBeVisible()
  expect(pedidos.filter((pedido) => pedido.includes(token))).toEqual([])
  await otro.getByRole('button', { name: 'Empezar' }).click()
  await expect(otro.getByText(/^Página 1 de/)).toBeVisible()
  expect(await otro.evaluate(() => history.state)).toBeNull()
  expect(pedidos.filter((pedido) => pedido.split(' ')[0]!.includes(token))).toEqual([])
  await otro.context().close()

  await page.setViewportSize({ width: 1440, height: 900 })
  const otra = page.waitForEvent('download')
  await uso.getByRole('button', { name: 'Imprimir otra del lote 1' }).press('Enter')
  expect(await readCodigos(await otra)).toHaveLength(1)
  await expect(uso).toContainText('Se imprimieron 4.')
  await expect(uso.getByRole('button', { name: 'Imprimir otra' })).toBeFocused()
  await uso.getByRole('button', { name: 'Anular lo que queda' }).click()
  await page.getByRole('button', { name: 'Anular', exact: true }).click()
  await expect(uso).toContainText('Anulado; 0 usadas.')
  // Its buttons are gone, its place is not.
  await expect(uso).toBeFocused()
  await expect(page.getByText('Se contesta en')).toContainText(direccion)
})

test('sheets of paper are typed by keyboard and kept as they end; of a sample what differs is decided by the paper', async ({
  page,
}) => {
  await ingresar(page)
  const idClima = await sembrarClimaActivo(page, 'Tejedora')
  const [idGrupo] = await listIdsDeGrupos(page, idClima)
  await call(
    page,
    'mutation($idClima: ID!, $idGrupo: ID!) { insertLote(idClima: $idClima, idGrupoDeOpinion: $idGrupo, via: captura, hojas: 2) { numero } }',
    { idClima, idGrupo },
  )
  await page.goto(`admin/clima-organizacional/ver-climas?vista=SinCorreo&clima=${idClima}&modo=papel`)
  await expect(page.getByText('Lote 1: 2 de Oficina')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Capturar' }).click()
  await page.getByLabel('¿Cuántos papeles vas a capturar?').fill('1')
  await expect(page.getByRole('radio', { name: 'Una muestra, dos veces' })).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Papel 1 de 1' })).toBeVisible()
  await expectAccessible(page)
  // Three faces, a scale, its text, two options, a text, two seniorities.
  const type = async (primera: string) => {
    for (const tecla of [primera, 'n', '3', '1']) await page.keyboard.press(tecla)
    await expect(page.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('Más luz')
    await page.keyboard.press('Enter')
    for (const tecla of ['1', 'Space']) await page.keyboard.press(tecla)
    await expect(page.getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Enter')
    await typeAntiguedad()
  }
  // Both seniorities are marked, which the screen of the survey would not let happen.
  const typeAntiguedad = async () => {
    for (const tecla of ['1', '1']) await page.keyboard.press(tecla)
    await expect(page.getByRole('alert')).toContainText('Hay 2 marcas donde cabe 1.')
    await page.keyboard.press('Enter')
  }
  await type('2')
  await expect(page.getByText('Segunda captura: este papel se teclea otra vez')).toBeVisible()
  await expect(page.locator('[aria-current="step"]')).toBeFocused()
  await page.keyboard.press('4')
  await expect(page.getByText('La primera vez se tecleó 2.')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  await expectSinDesborde(page)
  for (const tecla of ['4', 'n', '3', '1']) await page.keyboard.press(tecla)
  // The text is there to be compared with the paper.
  await expect(page.getByRole('textbox')).toHaveValue('Más luz')
  await page.keyboard.press('Enter')
  for (const tecla of ['1', 'Space']) await page.keyboard.press(tecla)
  await expect(page.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Enter')
  await typeAntiguedad()
  await expect(page.getByRole('heading', { name: 'Papel 1 completo' })).toBeVisible()
  await expect(page.getByText('2 marcas donde cabe 1')).toContainText('queda sin respuesta')
  await expect(page.getByText('2 marcas donde cabe 1')).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('Listo: 1 papel. 1 diferencia entre las dos capturas. Ya puedes destruirlos.'),
  ).toBeVisible()
  // Typed once: what is left out because nothing stands on it, too.
  await page.getByRole('radio', { name: 'Una vez' }).check()
  await page.getByLabel('¿Cuántos papeles vas a capturar?').fill('1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Papel 1 de 1' })).toBeVisible()
  await type('1')
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('heading', { name: 'Papel 1 de 1' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Listo: 1 papel. Ya puedes destruirlos.')).toBeVisible()
  await page.getByRole('link', { name: 'Regresar a Sin correo' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Lote 1' })).toContainText('2 capturadas.')
})

test('of a climate or a company that somebody deleted the screens say so, and lead to the list', async ({
  page,
}) => {
  await ingresar(page)
  const titulo = page.getByRole('heading', { level: 1 })
  for (const resto of ['SinCorreo&clima=nada', 'Captura&clima=nada&lote=1']) {
    await page.goto(`${RUTA}?vista=${resto}`)
    await expect(titulo).toHaveText('Este clima no existe')
    await expect(page.getByRole('link', { name: 'Ver todos los climas' })).toBeVisible()
  }
  await page.goto(`${RUTA}?vista=EditarEmpresa&empresa=nada`)
  await expect(titulo).toHaveText('Esta empresa no existe')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver todas las empresas' }).click()
  await expect(titulo).toHaveText('Empresas')
})
