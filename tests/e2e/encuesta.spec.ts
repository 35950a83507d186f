import type { Page } from '@playwright/test'
import { expectSinDesborde } from './climas-siembra.ts'
import {
  boton,
  type EncuestaSembrada,
  entrar,
  guardar,
  HOJA_DE_PRIMERA_PAGINA,
  llenarPrimeraPagina,
  PAGINAS,
  respuesta,
  salir,
  sembrarEncuesta,
} from './encuesta-siembra.ts'
import { expect, letHappen, letPass, stopTime, test } from './fixtures.ts'
import { expectAccessibleAndValid } from './html-valido.ts'

const TODAS = 'Tienes que contestar todas las preguntas.'
const ALGUNA = 'Tienes que Escoger alguna.'

const expectPagina = async (page: Page, numero: number) => {
  await expect(page.getByText(`Página ${numero} de ${PAGINAS}`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
}

const readAlmacenes = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))

/** From the multiple choice to the end, the same on any screen. */
async function contestarElResto(page: Page, encuesta: EncuestaSembrada, revisar = async (_: Page) => {}) {
  await expectPagina(page, 4)
  await expect(page.getByText('Puedes escoger 2 como máximo.')).toBeVisible()
  await page.getByLabel('Seguro médico').check()
  await page.getByLabel('Capacitación').check()
  await page.getByLabel('Transporte').click({ force: true })
  await expect(page.getByLabel('Transporte'), 'a third one is ignored').not.toBeChecked()
  await expect(page.getByText('Para cambiar, quita una.')).toBeVisible()
  await revisar(page)
  await page.getByLabel('Seguro médico').uncheck()
  await page.getByLabel('Transporte').check()
  await page.getByLabel('¿Cuál otro?').fill('Comedor')
  await guardar(page)

  await expectPagina(page, 5)
  const largo = 'ñ'.repeat(4001)
  await page.getByLabel('¿Algo más?').fill(largo)
  await expect(page.getByText('4,001 de 4,000 caracteres')).toBeVisible()
  await boton(page, 'Guardar Respuestas').click()
  await expect(page.getByText('Una de tus respuestas es demasiado larga.')).toBeVisible()
  await expect(page.getByLabel('¿Algo más?')).toBeFocused()
  await expect(page.getByLabel('¿Algo más?')).toHaveValue(largo)
  await page.getByLabel('¿Algo más?').fill('Gracias\npor preguntar.')
  await guardar(page)

  await expectPagina(page, 6)
  await boton(page, 'Guardar Respuestas').click()
  await expect(page.getByText(ALGUNA)).toBeVisible()
  await expect(page.getByLabel('Menos de un año')).toBeFocused()
  await page.getByLabel('Menos de un año').check()
  await page.getByLabel('Menos de un año').click()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByLabel('Menos de un año').check()
  await page.getByLabel('Un año o más').check()
  await expect(page.getByLabel('Menos de un año')).not.toBeChecked()
  await revisar(page)
  await guardar(page)

  await expect(page.getByRole('heading', { name: 'Ha Finalizado la Encuesta' })).toBeFocused()
  await revisar(page)
  expect(encuesta.leerHoja()).toBe(`${HOJA_DE_PRIMERA_PAGINA}41afttaaft`)
  expect(encuesta.leerTextos()).toEqual(['', 'Comedor', 'Gracias\npor preguntar.'])
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
    consolaEsperada: /Request failed|Failed to load resource/,
  })

  test('the whole way, from a wrong token to the last answer', async ({ page, servidor }) => {
    const encuesta = await sembrarEncuesta(page, servidor, 'Teléfono')
    const token = await encuesta.invitar()
    await page.goto(encuesta.ruta)
    await expect(page.getByText('Escribe el token que se te ha mandado por correo')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Qué se guarda y quién lo ve' })).toBeVisible()
    await expect(page.getByText(/^(Nadie en tu empresa verá|La encuesta es anónima)/)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(
      'La consultora la maneja de forma confidencial. Contesta con honestidad.',
    )
    await expect(page.getByText('Teléfono', { exact: true }), 'whose survey it is').toBeVisible()
    await expectSinDesborde(page)

    const campo = page.getByLabel('Token')
    await boton(page, 'Empezar').tap()
    await expect(page.getByRole('alert').getByText('Escribe primero el token')).toBeVisible()
    await campo.pressSequentially('K7QF 3M9X ')
    await expect(campo).toHaveValue('K7QF3M9X')
    await campo.fill('K7QF 3M9X 2HTB')
    await boton(page, 'Empezar').tap()
    const desconocido = 'No encontramos una encuesta con ese token. Revísalo e inténtalo de nuevo.'
    await expect(page.getByRole('alert').getByText(desconocido)).toBeVisible()
    await expect(campo).toBeFocused()

    let soltar = () => {}
    const suelto = new Promise<void>((resolve) => {
      soltar = resolve
    })
    await page.route('**/api/graphql', async (route) => {
      await suelto
      await route.abort()
    })
    // Elsewhere on it: two taps of one place, as quick as a test's, are one.
    await boton(page, 'Empezar').tap({ position: { x: 24, y: 24 } })
    await expect(page.getByText('Buscando tu encuesta…')).toBeVisible()
    await expect(boton(page, 'Empezar')).toBeHidden()
    soltar()
    await expect(page.getByRole('alert').getByText('Hubo un error. Prueba Nuevamente')).toBeVisible()
    await expectAccessibleAndValid(page)
    await page.unroute('**/api/graphql')

    await campo.fill(`${token.slice(0, 4)} ${token.slice(4).toLowerCase()}`)
    await boton(page, 'Empezar').tap()
    await expectPagina(page, 1)
    await expect(page.getByRole('banner')).toContainText('Teléfono')
    await expect(page.getByText('escoge la cara que dice')).toBeVisible()
    await expectSinDesborde(page)

    // Letters of twice the size.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectSinDesborde(page)
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))

    await respuesta(page, 'Mi jefe explica qué espera.', 'Totalmente de acuerdo').check()
    await boton(page, 'Guardar Respuestas').tap()
    await expect(page.getByText(TODAS)).toBeVisible()
    await expect(respuesta(page, 'Trabajo con miedo.', 'Totalmente de acuerdo')).toBeFocused()
    await expect(page.getByText('Falta contestar')).toHaveCount(4)
    await expectAccessibleAndValid(page)
    await llenarPrimeraPagina(page)
    await expect(page.getByText('Falta contestar')).toHaveCount(0)
    await expect(page.getByText('Puedes guardar')).toBeVisible()
    for (const opcion of await page.getByRole('radio').all()) {
      const caja = await opcion.boundingBox()
      expect(Math.min(caja?.width ?? 0, caja?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }

    await boton(page, 'Guardar Respuestas').tap()
    const dialogo = page.getByRole('dialog', { name: 'Guardar Respuestas' })
    await expect(dialogo.getByText('¿Desea Guardar las Respuestas?')).toBeVisible()
    await expectAccessibleAndValid(page)
    await boton(page, 'Cancelar').tap()
    await expect(dialogo).toBeHidden()
    expect(encuesta.leerHoja()).toBe('')
    await guardar(page)

    await expectPagina(page, 2)
    await expect(page.getByText('escoge la cara que dice'), 'folded after the first page').toBeHidden()
    await respuesta(page, 'Recibo reconocimiento.', 'No Aplica').check()
    await guardar(page)

    await expectPagina(page, 3)
    await expect(page.getByText('escoge la palabra que mejor'), 'a new type explains itself').toBeVisible()
    await boton(page, 'Guardar Respuestas').tap()
    await expect(page.getByText(TODAS)).toBeVisible()
    await respuesta(page, 'Cafetería', 'Bueno').check()
    await expectSinDesborde(page)
    await expectAccessibleAndValid(page)
    await guardar(page)

    await contestarElResto(page, encuesta, expectAccessibleAndValid)
    await expectSinDesborde(page)
    expect(await readAlmacenes(page), 'nothing stays on the device').toBe('[{},{}]')
    await boton(page, 'Contestar con otro token').tap()
    await expect(campo).toHaveValue('')
  })
})

test('links as mail programs and people leave them still lead in', async ({ page, servidor }) => {
  const encuesta = await sembrarEncuesta(page, servidor, 'Enlaces')
  const token = await encuesta.invitar()
  const campo = page.getByLabel('Token')
  await page.goto(`${encuesta.ruta}.%3E`)
  await expect(page.getByText('Enlaces', { exact: true }), 'whose survey it is').toBeVisible()
  await campo.fill(`${servidor.url}/${encuesta.ruta}#${token}`)
  await expect(campo).toHaveValue(token)

  // Where the page already stands, the link only changes what follows the hash sign.
  await campo.fill('')
  await page.evaluate((hash) => {
    location.hash = hash
  }, `${token}.`)
  await expect(page.getByText('Tu token está listo')).toBeVisible()
  expect(page.url()).not.toContain('#')

  // Whoever first reads what is kept, and by whom, comes back to it.
  const [otra] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Qué se guarda y quién lo ve' }).click(),
  ])
  await expect(otra).toHaveURL(/anonimato/)
  await otra.close()
  await expect(page.getByText(`${token.slice(0, 4)} … ${token.slice(-4)}`)).toBeVisible()
  await boton(page, 'Cambiar').click()
  await expect(campo).toBeFocused()
  await expect(campo).toHaveValue(`${token}.`)
  await boton(page, 'Empezar').click()
  await expectPagina(page, 1)
})

test.describe('an address that leads to none', () => {
  test.use({ consolaEsperada: /404/ })

  test('asks for no token, names no company, and takes a short address', async ({ page }) => {
    await page.goto('admin/clima-organizacional/encuesta/zzzzzzzzzzzz#K7QF3M9X2HTB')
    await expect(page.getByRole('heading', { name: 'Aquí no hay una encuesta abierta' })).toBeVisible()
    await expect(page.getByLabel('Token')).toHaveCount(0)
    expect(page.url()).not.toContain('#')
    await expectAccessibleAndValid(page)
    await page.getByLabel('Código de la dirección corta').fill('zzzzzz')
    await boton(page, 'Abrir la encuesta').click()
    await page.waitForURL((url) => url.pathname.endsWith('/e'))
  })
})

test('between the narrowest phone and the usual one no word under a face is cut in two', async ({
  page,
  servidor,
}) => {
  const encuesta = await sembrarEncuesta(page, servidor, 'Angosta')
  await page.setViewportSize({ width: 344, height: 740 })
  await entrar(page, encuesta, await encuesta.invitar())
  await llenarPrimeraPagina(page)
  const cortadas = await page.evaluate(() =>
    [...document.querySelectorAll('label span')].flatMap((rotulo) => {
      const texto = rotulo.firstChild as Text
      return [...texto.data.matchAll(/\S+/g)].flatMap(({ 0: palabra, index }) => {
        const rango = document.createRange()
        rango.setStart(texto, index)
        rango.setEnd(texto, index + palabra.length)
        return rango.getClientRects().length > 1 ? [palabra] : []
      })
    }),
  )
  expect(cortadas).toEqual([])
})

test.describe('a link that leads to no survey', () => {
  test.use({ consolaEsperada: /404/ })

  for (const ruta of ['admin/clima-organizacional/encuesta/', 'e/NOESTA', 'e/no/esta'])
    test(`keeps no token in the address (${ruta})`, async ({ page }) => {
      await page.goto(`${ruta}#K7QF3M9X2HTB`)
      await expect(page.getByRole('link', { name: 'Ir al inicio', exact: true })).toBeVisible()
      expect(page.url()).not.toContain('#')
    })
})

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the keyboard alone is enough, and the batch is a table', async ({ page, servidor }) => {
    const encuesta = await sembrarEncuesta(page, servidor, 'Escritorio')
    const token = await encuesta.invitar()
    await page.goto(encuesta.ruta)
    await page.getByLabel('Token').focus()
    await page.keyboard.type(token)
    await page.keyboard.press('Enter')
    await expectPagina(page, 1)
    for (const name of ['No.', 'Pregunta', 'Respuestas']) {
      await expect(page.getByRole('columnheader', { name })).toBeVisible()
    }
    await expect(page.getByRole('row')).toHaveCount(6)
    const pregunta = page.getByRole('row').nth(1).getByRole('cell').nth(1)
    await expect(pregunta, 'it ends before its answers begin').toHaveCSS('padding-right', '32px')
    await expectAccessibleAndValid(page)

    // One stop a question; arrows choose within it.
    await page.getByRole('radio').first().focus()
    for (const pasos of [0, 4, 0, 2, 1]) {
      if (pasos === 0) await page.keyboard.press('Space')
      for (let n = 0; n < pasos; n++) await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Tab')
    }
    await expect(page.getByText('Puedes guardar')).toBeVisible()
    await boton(page, 'Guardar Respuestas').focus()
    await page.keyboard.press('Enter')
    await expect(boton(page, 'Guardar')).toBeFocused()
    await expect(boton(page, 'Guardar')).toBeEnabled()
    await page.keyboard.press('Enter')

    await expectPagina(page, 2)
    expect(encuesta.leerHoja().slice(0, 5)).toBe(HOJA_DE_PRIMERA_PAGINA)
    await respuesta(page, 'Recibo reconocimiento.', 'No Aplica').check()
    await guardar(page)
    await expectPagina(page, 3)
    await respuesta(page, 'Cafetería', 'Bueno').check()
    await guardar(page)
    await contestarElResto(page, encuesta)
  })

  test('who leaves an unfinished survey finds it again by token, and only by it', async ({
    page,
    servidor,
  }) => {
    const encuesta = await sembrarEncuesta(page, servidor, 'Compartida')
    const [una, otra] = [await encuesta.invitar(), await encuesta.invitar()]
    await entrar(page, encuesta, una)
    await respuesta(page, 'Trabajo con miedo.', 'De acuerdo').check()
    await salir(page)
    await expect(page.getByLabel('Token')).toHaveValue('')
    expect(await readAlmacenes(page)).not.toContain(una)
    await entrar(page, encuesta, otra)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await salir(page)
    await entrar(page, encuesta, una)
    await expect(respuesta(page, 'Trabajo con miedo.', 'De acuerdo')).toBeChecked()
  })
})

test.describe('the time of a notice', () => {
  test.use({ avisosPacientes: false })

  test('what is missing is said for 3 s', async ({ page, servidor }) => {
    const encuesta = await sembrarEncuesta(page, servidor, 'Reloj')
    const token = await encuesta.invitar()
    await page.clock.install()
    await entrar(page, encuesta, token)
    await stopTime(page)
    await boton(page, 'Guardar Respuestas').click()
    const aviso = page.getByText(TODAS)
    await letHappen(page, () => aviso.isVisible())
    await letPass(page, 2_900)
    await expect(aviso).toBeVisible()
    await letPass(page, 200)
    await expect(aviso).toBeHidden()
  })
})
