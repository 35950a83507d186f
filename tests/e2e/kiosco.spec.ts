import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import config from '../../playwright.config.ts'
import { boton, guardar, llenarPrimeraPagina, sembrarEncuesta } from './encuesta-siembra.ts'
import { expect, expectAccessible, ingresar, letHappen, letPass, stopTime, test } from './fixtures.ts'
import { call, writeVideo } from './sin-correo-siembra.ts'

const MINUTO = 60_000

test.use({ viewport: { width: 1024, height: 768 }, conServiceWorker: true })

test('a tablet lets one person in after the other, and keeps nothing of one for the next', async ({
  page,
  servidor,
}) => {
  const encuesta = await sembrarEncuesta(page, servidor, 'Kiosquera')
  const token = await encuesta.invitar()
  await page.clock.install()
  const respuesta = await page.goto(`${encuesta.ruta}?kiosco`)
  expect(respuesta?.headers()['permissions-policy']).toContain('camera=(self)')
  expect((await page.request.get(encuesta.ruta)).headers()['permissions-policy']).toContain('camera=()')
  for (const letra of token.slice(0, 8)) await page.getByRole('button', { name: letra, exact: true }).click()
  await expect(page.getByText('Faltan 4.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type(token.slice(8).toLowerCase())
  await boton(page, 'Empezar').click()
  await expect(page.getByText(/^Página 1 de/)).toBeVisible()
  await llenarPrimeraPagina(page)
  const chicos = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main label, main td p, main h1, footer button')]
      .filter((uno) => uno.offsetHeight > 0)
      .filter(
        (uno) =>
          Number.parseFloat(getComputedStyle(uno).fontSize) < 20 ||
          (uno.matches('button, label') && uno.offsetHeight < 56),
      )
      .map((uno) => uno.textContent),
  )
  expect(chicos).toEqual([])

  const readRastros = () =>
    page.evaluate(async () => ({
      almacenes: [Object.keys(localStorage), Object.keys(sessionStorage)],
      caches: await caches.keys(),
      bases: (await indexedDB.databases()).length,
      direccion: location.href,
      campos: [...document.querySelectorAll('input, textarea')].map(
        (campo) => (campo as HTMLInputElement).value,
      ),
    }))
  expect((await readRastros()).almacenes).toEqual([[], []])
  await guardar(page)
  await expect(page.getByText(/^Página 2 de/)).toBeVisible()

  // Nobody touches it: it asks, and goes back to the beginning.
  await stopTime(page)
  await letPass(page, MINUTO + 1_000)
  await expect(page.getByRole('dialog')).toContainText('¿Sigues aquí?')
  // Second by second: each is counted when the one before is drawn.
  const isDeVuelta = async () => {
    await letPass(page, 1_000)
    return page.getByText('La persona anterior se fue a medias').isVisible()
  }
  await expect.poll(isDeVuelta, { intervals: [20], timeout: 150_000 }).toBe(true)
  const rastros = await readRastros()
  expect(rastros).toMatchObject({ almacenes: [[], []], caches: [], bases: 0, campos: [] })
  expect(rastros.direccion).not.toContain(token)
  expect(await page.content()).not.toContain(token)
  await page.evaluate(() => history.back())
  await letHappen(page, () => page.getByText('Faltan 12.').isVisible())

  // Out of it only with the climate's code.
  await ingresar(page)
  const { appInfo } = await call(page, 'query($id: ID!) { appInfo { getCodigoDeKiosco(idClima: $id) } }', {
    id: encuesta.idClima,
  })
  const codigo: string = appInfo.getCodigoDeKiosco
  const press = async (numeros: string) => {
    for (const numero of numeros)
      await page.getByRole('dialog').getByRole('button', { name: numero, exact: true }).click()
  }
  await boton(page, 'Salir del kiosco').click()
  await press(codigo === '000000' ? '111111' : '000000')
  await letHappen(page, () => page.getByText('Ese no es el código de salida.').isVisible())
  // Or on the keyboard that some tablets have.
  await page.keyboard.type(codigo)
  await letHappen(page, async () => !page.url().includes('kiosco'))
})

test('on a tablet that stands upright all of the entry is seen at once', async ({ page, servidor }) => {
  const encuesta = await sembrarEncuesta(page, servidor, 'De pie')
  for (const [width, height] of [
    [768, 1024],
    [600, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`${encuesta.ruta}?kiosco`)
    await expect(page.getByText('Faltan 12.')).toBeVisible()
    await expect(boton(page, 'Empezar')).toBeInViewport({ ratio: 1 })
    for (const nombre of ['Z', 'Borrar']) {
      const caja = await boton(page, nombre).boundingBox()
      expect(Math.min(caja!.width, caja!.height)).toBeGreaterThanOrEqual(56)
    }
  }
})

test('who comes while the survey is not active leaves the tablet to whoever comes next', async ({
  page,
  servidor,
}) => {
  const encuesta = await sembrarEncuesta(page, servidor, 'Pausada')
  const token = await encuesta.invitar()
  await ingresar(page)
  await call(
    page,
    'mutation($id: ID!) { changeEncuestaActivaClima(idClima: $id, encuestaActiva: false) { encuestaActiva } }',
    { id: encuesta.idClima },
  )
  await page.goto(`${encuesta.ruta}?kiosco`)
  await expect(page.getByText('Faltan 12.')).toBeVisible()
  await page.keyboard.type('Z'.repeat(11))
  await expect(page.getByText('Falta 1.')).toBeVisible()
  await page.keyboard.type('Z')
  await boton(page, 'Empezar').click()
  await expect(page.getByRole('alert')).toContainText('No encontramos una encuesta con ese token.')
  await boton(page, 'Borrar todo').click()
  await expect(page.getByRole('alert')).toBeEmpty()
  await page.keyboard.type(token)
  await boton(page, 'Empezar').click()
  await expect(page.getByRole('heading', { name: 'La encuesta no está activa aún' })).toBeFocused()
  await expectAccessible(page)
  await boton(page, 'Volver al principio').click()
  await expect(page.getByText('Faltan 12.')).toBeVisible()
  await expect(page.getByText('La persona anterior se fue a medias')).toHaveCount(0)
})

test.describe('without a network', () => {
  // What is given up on leaves a trace.
  test.use({ consolaEsperada: /Request failed/ })

  test('what is not saved keeps the next person out until its owner is told', async ({ page, servidor }) => {
    const encuesta = await sembrarEncuesta(page, servidor, 'Sin red')
    await page.clock.install()
    await page.goto(`${encuesta.ruta}?kiosco`)
    await expect(page.getByText('Faltan 12.')).toBeVisible()
    await page.keyboard.type(await encuesta.invitar())
    await boton(page, 'Empezar').click()
    await expect(page.getByText(/^Página 1 de/)).toBeVisible()
    await llenarPrimeraPagina(page)
    // Never answered: the save is under way for as long as the test lasts.
    await page.route('**/api/graphql', () => {})
    await guardar(page)
    await stopTime(page)
    await letPass(page, MINUTO + 1_000)
    await expect(page.getByRole('dialog')).toContainText('Espera: falta guardar')
    await letPass(page, 10 * MINUTO)
    await expect(page.getByRole('dialog')).toContainText('Espera: falta guardar')
    await boton(page, 'Seguiré en otro lugar').click()
    await letHappen(page, () => page.getByText('La persona anterior se fue a medias').isVisible())
  })
})

test('the camera reads the code of a slip', async ({ page, servidor, baseURL }) => {
  const encuesta = await sembrarEncuesta(page, servidor, 'Con cámara')
  const carpeta = mkdtempSync(join(tmpdir(), 'clima-camara-'))
  const video = join(carpeta, 'papeleta.y4m')
  await writeVideo(video, `${baseURL}e/ABCDEF#${await encuesta.invitar()}`)
  const { launchOptions } = config.use!
  const navegador = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  })
  try {
    const tableta = await navegador.newPage({ viewport: { width: 1024, height: 768 } })
    await tableta.goto(`${baseURL}${encuesta.ruta}?kiosco`)
    await boton(tableta, 'Leer el código con la cámara').click()
    await expect(tableta.getByText(/^Página 1 de/)).toBeVisible()
  } finally {
    await navegador.close()
    rmSync(carpeta, { recursive: true, force: true })
  }
})
