import type { Locator, Page } from '@playwright/test'
import { createClimaDePlantilla } from '../../src/domain/climas/plantilla.ts'
import {
  boton,
  climaParaContestar,
  entrar,
  guardar,
  llenarPrimeraPagina,
  respuesta,
  salir,
  sembrarEncuesta,
} from './encuesta-siembra.ts'
import { expect, test } from './fixtures.ts'

/** As the demo's: eighty questions. */
const PLANTILLA = createClimaDePlantilla(climaParaContestar)

const PREGUNTAS = 'main div:not([inert]) > table fieldset'

const getRect = async (lugar: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await lugar.boundingBox()) ?? {}
  return [x, y, width, height].map(Math.round)
}

/** A page answered by taps alone; how many it took. */
async function contestarPagina(page: Page): Promise<number> {
  const preguntas = await page.locator(PREGUNTAS).all()
  for (const [n, pregunta] of preguntas.entries())
    await pregunta
      .getByRole('radio')
      .nth(n % 4)
      .tap()
  const opciones = page.locator('main fieldset > table').getByRole('radio')
  const escogidas = Math.min(1, await opciones.count())
  if (escogidas) await opciones.first().tap()
  // Elsewhere on it than the last time: as quick as a test, two taps of one place are one.
  const x = (await page.getByText(/^Página \d*[02468] de/).count()) ? 20 : 160
  await boton(page, 'Guardar Respuestas').tap({ position: { x, y: 20 } })
  return preguntas.length + escogidas + 1
}

test.describe('under a thumb', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('eighty questions take at most 100 taps from whoever is not asked again, and 25 screens of scrolling', async ({
    page,
    servidor,
  }) => {
    const encuesta = await sembrarEncuesta(page, servidor, 'Pulgar', PLANTILLA)
    await entrar(page, encuesta, await encuesta.invitar())
    let toques = 0
    let pantallas = 0
    for (let n = 1; n <= 18; n++) {
      await expect(page.getByText(`Página ${n} de 18`)).toBeVisible()
      pantallas += await page.evaluate(
        () => (document.documentElement.scrollHeight - innerHeight) / innerHeight,
      )
      toques += await contestarPagina(page)
      if (n > 1) continue
      await page.getByLabel('No volver a preguntar en esta encuesta').tap()
      await boton(page, 'Guardar').tap()
      toques += 2
    }
    await expect(page.getByRole('heading', { name: 'Ha Finalizado la Encuesta' })).toBeVisible()
    // Whoever is asked on every page taps once more on each of the other seventeen, and not on the box.
    expect(toques).toBeLessThanOrEqual(100)
    expect(toques - 1 + 17).toBeLessThanOrEqual(116)
    expect(pantallas).toBeLessThanOrEqual(25)
    expect(await page.evaluate(() => localStorage.length), 'the wish goes with the survey').toBe(0)
  })

  test('answers stand in one column, and the first question on the first screen', async ({
    page,
    servidor,
  }) => {
    const encuesta = await sembrarEncuesta(page, servidor, 'Columna')
    await entrar(page, encuesta, await encuesta.invitar())
    for (const width of [320, 360, 384, 640]) {
      await page.setViewportSize({ width, height: 640 })
      const lados = await page
        .locator(PREGUNTAS)
        .first()
        .evaluate((grupo) => [...grupo.children].map((uno) => uno.getBoundingClientRect().left))
      expect(new Set(lados).size, `${width}`).toBe(1)
    }
    await page.setViewportSize({ width: 360, height: 640 })
    const [, barra = 0] = await getRect(page.getByRole('contentinfo'))
    const [, arriba = 0, , alto = 0] = await getRect(page.locator(PREGUNTAS).first().locator('label').first())
    expect(arriba + alto).toBeLessThan(barra)
  })

  test('a first answer brings the next open question under the thumb; a change, or less motion, moves nothing', async ({
    page,
    servidor,
  }) => {
    const encuesta = await sembrarEncuesta(page, servidor, 'Desliza')
    await entrar(page, encuesta, await encuesta.invitar())
    const primera = respuesta(page, 'Mi jefe explica qué espera.', 'De acuerdo')
    const [, dedo = 0] = await getRect(primera)
    await primera.tap()
    const siguiente = respuesta(page, 'Trabajo con miedo.', 'Totalmente de acuerdo')
    await expect.poll(async () => Math.abs((await getRect(siguiente))[1]! - dedo)).toBeLessThanOrEqual(1)

    const ciega = page.locator('main [style*="none"]')
    await expect(ciega, 'taps are ignored for a moment').toHaveCount(0)
    const readScroll = () => page.evaluate(() => Math.round(scrollY))
    const parada = await readScroll()
    await respuesta(page, 'Mi jefe explica qué espera.', 'En desacuerdo').tap()
    await expect(respuesta(page, 'Mi jefe explica qué espera.', 'En desacuerdo')).toBeChecked()
    await expect(ciega, 'a change').toHaveCount(0)
    expect(await readScroll()).toBe(parada)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await siguiente.tap()
    await expect(siguiente).toBeChecked()
    await expect(ciega).toHaveCount(0)
    expect(await readScroll()).toBe(parada)
  })

  test('Guardar rises where Guardar Respuestas was, and takes no second tap of the same thumb', async ({
    page,
    servidor,
  }) => {
    const encuesta = await sembrarEncuesta(page, servidor, 'Alza')
    await entrar(page, encuesta, await encuesta.invitar())
    await llenarPrimeraPagina(page)
    for (const [width, height] of [
      [320, 640],
      [360, 780],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const antes = await getRect(boton(page, 'Guardar Respuestas'))
      await boton(page, 'Guardar Respuestas').click()
      await expect.poll(() => getRect(boton(page, 'Guardar')), `${width}`).toEqual(antes)
      await page.keyboard.press('Escape')
      await expect(boton(page, 'Guardar Respuestas')).toBeFocused()
    }
    const { x = 0, y = 0 } = (await boton(page, 'Guardar Respuestas').boundingBox()) ?? {}
    await page.mouse.dblclick(x + 20, y + 20)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(encuesta.leerHoja()).toBe('')
  })
})

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('five questions stand in 900 px, digits answer the row on sand, and the lock opens the way out', async ({
    page,
    servidor,
  }) => {
    const encuesta = await sembrarEncuesta(page, servidor, 'Teclas')
    await entrar(page, encuesta, await encuesta.invitar())
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
    ).toBeLessThanOrEqual(0)
    for (const tecla of '1n132') await page.keyboard.press(tecla)
    await expect(respuesta(page, 'Trabajo con miedo.', 'No Aplica')).toBeChecked()
    await expect(respuesta(page, 'Puedo plantear un desacuerdo.', 'En desacuerdo')).toBeChecked()
    await expect(page.getByText('Puedes guardar')).toBeVisible()
    await guardar(page)
    await expect(page.getByText('Página 2 de 6')).toBeVisible()

    const candado = page.getByRole('button', { name: /^Encuesta (anónima|confidencial)$/ })
    await candado.click()
    await page.keyboard.press('Escape')
    await expect(candado).toBeFocused()
    await salir(page)
    await expect(page.getByLabel('Token')).toBeVisible()
  })
})
