import { abrirVista, expectSinDesborde, sembrarClima, sembrarEmpresa } from './climas-siembra.ts'
import { boton, climaParaContestar, guardar, llenarPrimeraPagina } from './encuesta-siembra.ts'
import { expect, expectAccessible, ingresar, openOtroNavegador, test } from './fixtures.ts'

test('a client tries the survey, nothing of it leaves the browser, and approves it', async ({
  page,
  browser,
}) => {
  await ingresar(page)
  const idEmpresa = await sembrarEmpresa(page, 'Ensayo')
  const idClima = await sembrarClima(page, idEmpresa, 2025, climaParaContestar)
  await abrirVista(page, 'EditarClima', idClima)
  const seccion = page.getByRole('region', { name: 'Prueba y aprobación' })
  const { pathname: enlace } = new URL((await seccion.locator('code').textContent()) ?? '')
  expect(enlace).toContain('/encuesta-de-prueba/')

  const cliente = await openOtroNavegador(browser)
  const enviado: string[] = []
  cliente.on('request', (request) => {
    if (request.method() === 'POST') enviado.push(request.postData() ?? '')
  })
  await cliente.goto(enlace)
  const cinta = cliente.getByRole('complementary', { name: 'Encuesta de prueba' })
  await expect(cinta).toContainText('no se guarda nada')
  await expectAccessible(cliente)
  await boton(cliente, 'Empezar').click()
  await llenarPrimeraPagina(cliente)
  await guardar(cliente)
  await expect(cliente.getByText('Página 2 de')).toBeVisible()
  expect(enviado).toEqual([])
  expect(await cliente.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  for (const width of [320, 1440]) {
    await cliente.setViewportSize({ width, height: 800 })
    await expectSinDesborde(cliente)
  }

  await cinta.getByRole('button', { name: 'Aprobar o pedir cambios' }).click()
  const dialogo = cliente.getByRole('dialog', { name: 'Aprobar o pedir cambios' })
  await dialogo.getByRole('button', { name: 'Mandar' }).click()
  await expect(dialogo.getByText('Escribe tu nombre.')).toBeVisible()
  await expectAccessible(cliente)
  await dialogo.getByLabel('Tu nombre').fill('Rosa Ixcoy')
  await dialogo.getByRole('button', { name: 'Mandar' }).click()
  await expect(cinta).toContainText('tu consultora ya sabe que la apruebas')

  await page.reload()
  await expect(seccion).toContainText('Aprobado por Rosa Ixcoy el')
  await cliente.goto(`${enlace.slice(0, -1)}_`)
  await expect(cinta).toHaveCount(0)
})
