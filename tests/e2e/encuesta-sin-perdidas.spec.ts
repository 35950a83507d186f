import type { Page } from '@playwright/test'
import {
  boton,
  entrar,
  guardar,
  HOJA_DE_PRIMERA_PAGINA,
  llenarPrimeraPagina,
  respuesta,
  salir,
  sembrarEncuesta,
} from './encuesta-siembra.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const API = '**/api/graphql'

test.use({
  conServiceWorker: true,
  viewport: { width: 360, height: 740 },
  consolaEsperada: /Request failed|Failed to load resource|ERR_INTERNET_DISCONNECTED/,
})

const expectPagina = (page: Page, numero: number) =>
  expect(page.getByText(`Página ${numero} de 6`)).toBeVisible()

test('what was chosen survives a reload and a dead battery', async ({ page, context, servidor }) => {
  const encuesta = await sembrarEncuesta(page, servidor, 'Batería')
  const token = await encuesta.invitar()
  await entrar(page, encuesta, token)
  await respuesta(page, 'Mi jefe explica qué espera.', 'En desacuerdo').check()
  await respuesta(page, 'Trabajo con miedo.', 'No Aplica').check()
  await page.reload()
  await expectPagina(page, 1)
  await expect(respuesta(page, 'Mi jefe explica qué espera.', 'En desacuerdo')).toBeChecked()
  await expect(respuesta(page, 'Trabajo con miedo.', 'No Aplica')).toBeChecked()
  expect(encuesta.leerHoja()).toBe('')

  // The tab is gone, and with it the token; the device keeps the answers under a fingerprint of it.
  const otra = await context.newPage()
  await page.close()
  await entrar(otra, encuesta, token)
  await expect(respuesta(otra, 'Mi jefe explica qué espera.', 'En desacuerdo')).toBeChecked()
  expect(await otra.evaluate(() => JSON.stringify(localStorage))).not.toContain(token)
  await llenarPrimeraPagina(otra)
  await guardar(otra)
  await expectPagina(otra, 2)
  expect(await otra.evaluate(() => localStorage.length)).toBe(0)
  expect(encuesta.leerHoja().slice(0, 5)).toBe(HOJA_DE_PRIMERA_PAGINA)
})

test('without a network nothing is lost, and what was to be saved goes out when it is back', async ({
  page,
  context,
  servidor,
}) => {
  const encuesta = await sembrarEncuesta(page, servidor, 'Sin red')
  await entrar(page, encuesta, await encuesta.invitar())
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await context.setOffline(true)
  await expect(page.getByText('Estás sin conexión.')).toBeVisible()
  await llenarPrimeraPagina(page)
  await guardar(page)
  await expect(page.getByText('No se pudo guardar.')).toBeVisible()
  await expectAccessible(page)
  expect(logged.some((text) => text.includes('Request failed'))).toBe(true)
  // Each try in vain makes the next one by itself come later: what follows is not its doing.
  for (let n = 0; n < 4; n++) {
    await boton(page, 'Reintentar').click()
    await expect(page.getByText('No se pudo guardar.')).toBeVisible()
  }
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(5)
  await context.setOffline(false)
  await expectPagina(page, 2)
  expect(encuesta.leerHoja().slice(0, 5)).toBe(HOJA_DE_PRIMERA_PAGINA)

  // The server takes it and the reply is lost: the retry by button finds it stored.
  await respuesta(page, 'Recibo reconocimiento.', 'De acuerdo').check()
  await page.route(
    API,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await guardar(page)
  await expect(page.getByText('No se pudo guardar.')).toBeVisible()
  await expect(page.getByText('Guardado', { exact: true }), 'of the page before').toBeHidden()
  expect(encuesta.leerHoja()[5]).toBe('1')
  // Who changes the answer meanwhile is not overruled behind the back of what is stored.
  await respuesta(page, 'Recibo reconocimiento.', 'En desacuerdo').check()
  await expect(page.getByText('No se pudo guardar.')).toBeHidden()
  await guardar(page)
  await expectPagina(page, 3)
  expect(encuesta.leerHoja()[5]).toBe('1')
})

test('two taps are one save, and two tabs come together', async ({ page, context, servidor }) => {
  const encuesta = await sembrarEncuesta(page, servidor, 'Dos pestañas')
  const token = await encuesta.invitar()
  await entrar(page, encuesta, token)
  const otra = await context.newPage()
  await entrar(otra, encuesta, token)
  await llenarPrimeraPagina(page)
  await respuesta(otra, 'Mi jefe explica qué espera.', 'En desacuerdo').check()

  let envios = 0
  await page.route(API, (route) => {
    envios++
    return route.continue()
  })
  await boton(page, 'Guardar Respuestas').dblclick()
  await boton(page, 'Guardar').hover()
  await boton(page, 'Guardar').dblclick({ force: true })
  await expectPagina(page, 2)
  expect(envios).toBe(1)
  await expectPagina(otra, 2)
  expect(await otra.evaluate(() => localStorage.length)).toBe(0)

  // A tab that hears nothing, as another device would: the server's answer brings it up to date.
  const sorda = await context.newPage()
  await sorda.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
  await entrar(sorda, encuesta, token)
  await respuesta(page, 'Recibo reconocimiento.', 'De acuerdo').check()
  await guardar(page)
  await expectPagina(page, 3)
  await respuesta(sorda, 'Recibo reconocimiento.', 'Totalmente en desacuerdo').check()
  await guardar(sorda)
  await expectPagina(sorda, 3)
  expect(encuesta.leerHoja().slice(0, 6)).toBe(`${HOJA_DE_PRIMERA_PAGINA}1`)
})

test('the dialog saves the page that it asked about, never the one that came behind it', async ({
  page,
  context,
  servidor,
}) => {
  const encuesta = await sembrarEncuesta(page, servidor, 'Página ajena')
  const token = await encuesta.invitar()
  await entrar(page, encuesta, token)
  await llenarPrimeraPagina(page)
  await guardar(page)
  await respuesta(page, 'Recibo reconocimiento.', 'De acuerdo').check()
  await guardar(page)
  await expectPagina(page, 3)
  const dialogo = page.getByRole('dialog', { name: 'Guardar Respuestas' })

  // What failed is not sent again while the dialog stands there; the network is back at once.
  await respuesta(page, 'Cafetería', 'Bueno').check()
  await context.setOffline(true)
  await guardar(page)
  await expect(page.getByText('No se pudo guardar.')).toBeVisible()
  await boton(page, 'Guardar Respuestas').click()
  await context.setOffline(false)
  await expect(dialogo).toBeVisible()

  // Another tab saves the page meanwhile. The next one may be left empty, and would be saved so for good.
  const otra = await context.newPage()
  await entrar(otra, encuesta, token)
  await expectPagina(otra, 3)
  expect(encuesta.leerHoja().slice(6)).toMatch(/^-+$/)
  await respuesta(otra, 'Cafetería', 'Bueno').check()
  await guardar(otra)
  await expectPagina(page, 4)
  await expect(dialogo).toBeHidden()
  expect(encuesta.leerHoja().slice(8)).toMatch(/^-+$/)
})

test('a reply that comes after somebody left is not taken for the next one on the same computer', async ({
  page,
  servidor,
}) => {
  const encuesta = await sembrarEncuesta(page, servidor, 'Relevo')
  const [una, otra] = [await encuesta.invitar(), await encuesta.invitar()]
  await entrar(page, encuesta, una)
  await llenarPrimeraPagina(page)
  const soltada = Promise.withResolvers<void>()
  await page.route(
    API,
    async (route) => {
      const response = await route.fetch()
      await soltada.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await guardar(page)
  // The next page is drawn behind the one that is being saved, for nobody to see or to reach.
  const siguiente = page.getByText('Recibo reconocimiento.')
  await expect(siguiente).toBeAttached()
  await expect(siguiente).toBeHidden()
  await expect(page.getByRole('radiogroup', { name: 'Recibo reconocimiento.' })).toHaveCount(0)
  await salir(page)
  await page.getByLabel('Token').fill(otra)
  await boton(page, 'Empezar').click()
  await expectPagina(page, 1)
  const llegada = page.waitForResponse(API)
  soltada.resolve()
  await llegada
  // Nothing of what was saved stays on the device either.
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  await expectPagina(page, 1)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

const [DESACUERDO, ESPERA] = ['Puedo plantear un desacuerdo.', 'Sé qué se espera de mí.']
const CARAS = ['Totalmente de acuerdo', 'De acuerdo', 'En desacuerdo', 'Totalmente en desacuerdo'] as const

test('eight people make their mistakes, each on a phone of their own, and what each chose is stored once', async ({
  page,
  browser,
  baseURL,
  servidor,
}) => {
  const encuesta = await sembrarEncuesta(page, servidor, 'Ocho personas')
  /** The first page as this person answers it: no two alike. */
  const llenar = async (suya: Page, quien: number) => {
    await llenarPrimeraPagina(suya)
    await respuesta(suya, DESACUERDO!, CARAS[quien % 4]!).check()
    await respuesta(suya, ESPERA!, CARAS[Math.floor(quien / 4)]!).check()
  }
  const errores: ((suya: Page, quien: number, token: string) => Promise<void>)[] = [
    async function tapsTwice(suya, quien) {
      await llenar(suya, quien)
      await respuesta(suya, DESACUERDO!, CARAS[quien % 4]!).dblclick()
      await boton(suya, 'Guardar Respuestas').dblclick()
      await boton(suya, 'Guardar').dblclick()
    },
    async function goesBack(suya, quien) {
      await llenar(suya, quien)
      await suya.goBack()
      await suya.goForward()
      await guardar(suya)
    },
    async function reloads(suya, quien) {
      await llenar(suya, quien)
      await suya.reload()
      await boton(suya, 'Guardar Respuestas').click()
      await suya.reload()
      await guardar(suya)
    },
    async function usesTwoTabs(suya, quien, token) {
      await respuesta(suya, ESPERA!, 'Totalmente en desacuerdo').check()
      const otra = await suya.context().newPage()
      await entrar(otra, encuesta, token)
      await llenar(otra, quien)
      await guardar(otra)
      await expectPagina(otra, 2)
    },
    async function fliesInTheMiddle(suya, quien) {
      await respuesta(suya, 'Mi jefe explica qué espera.', 'De acuerdo').check()
      await suya.context().setOffline(true)
      await llenar(suya, quien)
      await guardar(suya)
      await expect(suya.getByText('No se pudo guardar.')).toBeVisible()
      await suya.context().setOffline(false)
    },
    async function changesEverything(suya, quien) {
      await llenar(suya, quien + 1)
      await boton(suya, 'Guardar Respuestas').click()
      await boton(suya, 'Cancelar').click()
      await llenar(suya, quien)
      await guardar(suya)
    },
    async function leavesAndComesBack(suya, quien, token) {
      await llenar(suya, quien)
      await guardar(suya)
      await expectPagina(suya, 2)
      await salir(suya)
      await entrar(suya, encuesta, token)
    },
    async function closesTheTab(suya, quien, token) {
      await llenar(suya, quien)
      const otra = await suya.context().newPage()
      await suya.close()
      await entrar(otra, encuesta, token)
      await guardar(otra)
      await expectPagina(otra, 2)
    },
  ]
  const esperadas: string[] = []
  for (const [quien, err] of errores.entries())
    await test.step(err.name, async () => {
      const token = await encuesta.invitar()
      const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 360, height: 740 } })
      const suya = await context.newPage()
      await entrar(suya, encuesta, token)
      await err(suya, quien, token)
      if (!suya.isClosed()) await expectPagina(suya, 2)
      await context.close()
      esperadas.push(`${HOJA_DE_PRIMERA_PAGINA.slice(0, 3)}${quien % 4}${Math.floor(quien / 4)}`)
    })
  expect(encuesta.leerHojas().map((hoja) => hoja.slice(0, 5))).toEqual(esperadas.sort())
})

test('a respondent who is no longer invited is told so', async ({ page, servidor }) => {
  const encuesta = await sembrarEncuesta(page, servidor, 'Retirada')
  const token = await encuesta.invitar()
  await entrar(page, encuesta, token)
  await llenarPrimeraPagina(page)
  encuesta.retirar()
  await guardar(page)
  await expect(page.getByRole('alert').getByText('No encontramos una encuesta con ese token.')).toBeVisible()
  await expect(page.getByLabel('Token')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toBe('{}')
})

test('a survey that is paused in mid-way says so and goes on where it was', async ({ page, servidor }) => {
  const encuesta = await sembrarEncuesta(page, servidor, 'Pausada')
  const token = await encuesta.invitar()
  await encuesta.activar(false)
  await page.goto(encuesta.ruta)
  await page.getByLabel('Token').fill(token)
  await boton(page, 'Empezar').click()
  const inactiva = page.getByRole('heading', { name: 'La encuesta no está activa aún' })
  await expect(inactiva).toBeFocused()
  await expectAccessible(page)
  await encuesta.activar(true)
  await boton(page, 'Comprobar de nuevo').click()
  await expectPagina(page, 1)
  await llenarPrimeraPagina(page)
  await guardar(page)
  await expectPagina(page, 2)
  await respuesta(page, 'Recibo reconocimiento.', 'De acuerdo').check()
  await encuesta.activar(false)
  await guardar(page)
  await expect(inactiva).toBeFocused()
  await expect(page.getByText('Lo que guardaste está a salvo')).toBeVisible()
  expect(encuesta.leerHoja().slice(0, 6)).toBe(`${HOJA_DE_PRIMERA_PAGINA}-`)
  await encuesta.activar(true)
  await page.reload()
  await expectPagina(page, 2)
  await expect(respuesta(page, 'Recibo reconocimiento.', 'De acuerdo')).toBeChecked()
})

test('an older page is told when what it asks reads otherwise now, and of nothing else', async ({
  page,
  servidor,
}) => {
  const encuesta = await sembrarEncuesta(page, servidor, 'Corregida')
  await entrar(page, encuesta, await encuesta.invitar())
  await llenarPrimeraPagina(page)
  await encuesta.corregir('Recibo reconocimiento.', 'Me reconocen lo que hago.')
  await guardar(page)
  await expectPagina(page, 2)
  await expect(page.getByText('Me reconocen lo que hago.')).toBeVisible()

  await respuesta(page, 'Me reconocen lo que hago.', 'De acuerdo').check()
  await encuesta.corregir('Me reconocen lo que hago.', 'Me reconocen el trabajo bien hecho.')
  await guardar(page)
  await expect(page.getByText('Corrigieron el texto de la encuesta mientras contestabas.')).toBeVisible()
  await expect(respuesta(page, 'Me reconocen el trabajo bien hecho.', 'De acuerdo')).toBeChecked()
  await expectAccessible(page)
  expect(encuesta.leerHoja()).toMatch(new RegExp(`^${HOJA_DE_PRIMERA_PAGINA}-`))
  await guardar(page)
  await expectPagina(page, 3)
  expect(encuesta.leerHoja()).toMatch(new RegExp(`^${HOJA_DE_PRIMERA_PAGINA}1`))
})
