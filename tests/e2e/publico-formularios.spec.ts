import type { Page } from '@playwright/test'
import { FIRMA_DE_FABRICA as firma } from '../../src/domain/firma/firma.ts'
import { buildDocx, buildPdf } from '../../src/server/archivos/testing/archivos-de-prueba.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { type SmtpTestServer, startSmtp } from '../support/smtp.ts'
import { writeEnorme } from './cv-siembra.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const CONTACTO = {
  exito: 'Tu mensaje ha sido Enviado',
  error: 'Ha habido un error de envío. Tu mensaje no ha sido Enviado. Por favor prueba nuevamente',
  enviando: 'Tu mensaje se está enviando, por favor espera un momento',
}
const CV = {
  exito: 'Tu curriculum ha sido Enviado',
  error: 'Ha habido un error de envío. Tu curriculum no ha sido Enviado. Por favor prueba nuevamente',
  enviando: 'Tu curriculum se está enviando, por favor espera un momento',
}
const PDF = {
  name: 'Currículum de Ana.pdf',
  mimeType: 'application/pdf',
  buffer: buildPdf('Ana Lucía Morales'),
}

let smtp: SmtpTestServer
let server: ServerProcess

test.beforeAll(async () => {
  smtp = await startSmtp()
  server = await startServerProcess({ SMTP_URL: smtp.url, MAIL_TO: 'firma@ejemplo.com' })
})
test.afterAll(async () => {
  await server.stop()
  await smtp.close()
})

async function fillContacto(page: Page, nombre: string) {
  await page.getByLabel('Nombre').fill(nombre)
  await page.getByLabel('Correo').fill('ana@empresa.com')
  await page.getByLabel('Teléfono').fill('+502 5555 1234')
  await page.getByLabel('Mensaje').fill('Somos 120 personas.\nQueremos medir el clima en enero.')
}

async function fillCv(page: Page, nombre: string) {
  await fillContacto(page, nombre)
  await page.getByLabel('Plaza').fill('Analista de nómina')
  await page.getByLabel('Currículum').setInputFiles(PDF)
}

/** What every message of the form says at this moment: at most one of them. */
const notices = (page: Page) =>
  page
    .locator('form :is([role=status], [role=alert])')
    .evaluateAll((regions) => regions.map((region) => region.textContent).filter(Boolean))

const findMail = (nombre: string) =>
  smtp.received.find(({ mail }) => mail.subject?.includes(nombre))?.mail ?? null

async function waitForMail(nombre: string) {
  await expect.poll(() => findMail(nombre)).not.toBeNull()
  return findMail(nombre)!
}

test('contact: sent, told so in the words of the specification, and received; by keyboard alone too', async ({
  page,
}) => {
  await page.goto(`${server.url}/#contacto`)
  await fillContacto(page, 'Ana Contacto')
  const seen = Promise.withResolvers<void>()
  await page.route('**/api/mail/contacto', async (route) => {
    await seen.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect.poll(() => notices(page)).toEqual([CONTACTO.enviando])
  seen.resolve()
  await expect.poll(() => notices(page)).toEqual([CONTACTO.exito])
  await expectAccessible(page)
  await expect(page.getByLabel('Nombre')).toHaveValue('')
  await expect(page.getByLabel('Mensaje')).toHaveValue('')

  const mail = await waitForMail('Ana Contacto')
  expect(mail.to?.[0]?.address).toBe('firma@ejemplo.com')
  expect(mail.replyTo?.[0]?.address).toBe('ana@empresa.com')
  for (const text of ['Somos 120 personas.', 'Queremos medir el clima en enero.', '+502 5555 1234']) {
    expect(mail.text).toContain(text)
  }

  await page.getByLabel('Nombre').focus()
  for (const text of ['Ana Teclado', 'ana@empresa.com', '55551234', 'Hola']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('button', { name: 'Enviar mensaje' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => notices(page)).toEqual([CONTACTO.exito])
  await waitForMail('Ana Teclado')
})

test('contact: what is wrong stands beside its field, and goes away when mended; on a phone the first of it comes to rest below the bar, not under it', async ({
  page,
}) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.goto(`${server.url}/#contacto`)
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect.poll(() => notices(page)).toEqual(['Revisa los campos marcados.'])
  await expect(page.getByLabel('Nombre')).toBeFocused()
  await expect(page.getByLabel('Nombre')).toHaveAccessibleDescription('Escribe tu nombre.')
  await expect(page.getByLabel('Correo')).toHaveAccessibleDescription('Escribe tu correo.')
  await expect(page.getByLabel('Teléfono')).toHaveAccessibleDescription('Escribe un teléfono.')
  await expect(page.getByLabel('Mensaje')).toHaveAccessibleDescription('Escribe tu mensaje.')
  await expectAccessible(page)

  await page.getByLabel('Correo').fill('ana@')
  await expect(page.getByLabel('Correo')).toHaveAccessibleDescription(
    'Escribe el correo completo, por ejemplo ana@empresa.com.',
  )
  await page.getByLabel('Correo').fill('ana@empresa.com')
  await expect(page.getByLabel('Correo')).not.toHaveAttribute('aria-invalid')
  await expect(page.getByLabel('Nombre')).toHaveAttribute('aria-invalid', 'true')

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByLabel('Nombre')).toBeFocused()
  const label = (await page.locator('label', { hasText: 'Nombre' }).boundingBox())!
  expect(label.y).toBeGreaterThanOrEqual(76)
  expect(posts.filter((url) => url.includes('/mail/'))).toEqual([])
})

test('CV: sent with its file from a phone, told so in view, and received', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${server.url}/envia-cv`)
  const file = page.getByLabel('Currículum')
  expect(await file.getAttribute('accept')).toBe('.pdf,.doc,.docx,.odt,.jpg,.jpeg,.png')
  await fillCv(page, 'Ana Currículum')
  await expect(page.getByText(PDF.name)).toBeVisible()
  const seen = Promise.withResolvers<void>()
  await page.route('**/api/mail/enviarcurri', async (route) => {
    await seen.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Enviar currículum' }).click()
  await expect.poll(() => notices(page)).toEqual([CV.enviando])
  seen.resolve()
  await expect.poll(() => notices(page)).toEqual([CV.exito])
  await expect(page.getByText(CV.exito)).toBeInViewport({ ratio: 1 })
  await expect(page.locator(':focus')).toHaveText(CV.exito)
  await expectAccessible(page)
  await expect(page.getByText('Ningún archivo elegido')).toBeVisible()

  const mail = await waitForMail('Ana Currículum')
  expect(mail.subject).toContain('Analista de nómina')
  expect(mail.attachments).toHaveLength(1)
  expect(mail.attachments[0]?.filename).toBe(PDF.name)
  expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).equals(PDF.buffer)).toBe(true)
})

test('CV: a wrong file is told before it is sent', async ({ page }, testInfo) => {
  await page.goto(`${server.url}/envia-cv`)
  await page.getByRole('button', { name: 'Enviar currículum' }).click()
  const file = page.getByLabel('Currículum')
  await expect(file).toHaveAccessibleDescription(/Adjunta tu currículum\.$/)
  await expect(page.getByLabel('Plaza')).toHaveAccessibleDescription(/Escribe la plaza que buscas\.$/)
  await file.setInputFiles({ name: 'hoja.xlsx', mimeType: 'image/png', buffer: Buffer.from('no') })
  await expect(file).toHaveAccessibleDescription(/El archivo debe ser PDF, DOC, DOCX u ODT/)
  await file.setInputFiles({ name: 'foto.heic', mimeType: 'image/heic', buffer: Buffer.from('no') })
  await expect(file).toHaveAccessibleDescription(/Las fotos HEIC del iPhone no se abren en todas partes/)
  await file.setInputFiles(await writeEnorme(testInfo))
  await expect(file).toHaveAccessibleDescription(/El archivo pesa más de 10 MB\. Adjunta uno más ligero\.$/)
  await file.setInputFiles({ ...PDF, name: 'cv.docx', buffer: buildDocx('Ana') })
  await expect(file).not.toHaveAttribute('aria-invalid')
  await expectAccessible(page)
})

test.describe('what the server refuses', () => {
  test.use({ consolaEsperada: /Failed to load resource|Request failed/, conServiceWorker: true })

  test('CV: a file that is not what its name says', async ({ page }) => {
    await page.goto(`${server.url}/envia-cv`)
    await fillCv(page, 'Ana Disfraz')
    await page.getByLabel('Currículum').setInputFiles({ ...PDF, buffer: Buffer.from('esto no es un PDF') })
    await page.getByRole('button', { name: 'Enviar currículum' }).click()
    await expect.poll(() => notices(page)).toEqual([CV.error])
    await expect(page.getByLabel('Currículum')).toBeFocused()
    await expect(page.getByLabel('Currículum')).toHaveAccessibleDescription(
      /El archivo debe ser PDF, DOC, DOCX u ODT/,
    )
    await expect(page.getByLabel('Nombre')).toHaveValue('Ana Disfraz')
    await expectAccessible(page)
  })

  test('too many messages, and no connection at all', async ({ page, context }) => {
    const strict = await startServerProcess({ MENSAJES_POR_HORA: '1' })
    await page.goto(`${strict.url}/#contacto`)
    const send = page.getByRole('button', { name: 'Enviar mensaje' })
    await fillContacto(page, 'Ana Uno')
    await send.click()
    await expect.poll(() => notices(page)).toEqual([CONTACTO.exito])
    await fillContacto(page, 'Ana Dos')
    await send.click()
    await expect.poll(() => notices(page)).toEqual([CONTACTO.error])
    await expect(page.getByText('Se han enviado muchos mensajes desde tu conexión.')).toBeVisible()
    await expect(page.getByLabel('Nombre')).toHaveValue('Ana Dos')
    await expectAccessible(page)

    await context.setOffline(true)
    await send.click()
    await expect.poll(() => notices(page)).toEqual([CONTACTO.error])
    await context.setOffline(false)
    await strict.stop()
  })
})

test('a program that fills in the hidden field is told nothing and sends nothing', async ({ page }) => {
  await page.goto(`${server.url}/#contacto`)
  await fillContacto(page, 'Ana Trampa')
  await page.locator('input[name=sitioweb]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://ejemplo.com'
  })
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect.poll(() => notices(page)).toEqual([CONTACTO.exito])
  // Mails leave in turn: with one that came later, it would be there.
  await page.reload()
  await fillContacto(page, 'Ana Después')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await waitForMail('Ana Después')
  expect(findMail('Ana Trampa')).toBeNull()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both forms are sent by the browser and answered on their page', async ({ page }) => {
    await page.goto(`${server.url}/`)
    await fillContacto(page, 'Ana Sin Script')
    await page.getByRole('button', { name: 'Enviar mensaje' }).click()
    await expect(page).toHaveURL(/\?contacto=enviado#contacto$/)
    await expect(page.getByText(CONTACTO.exito)).toBeInViewport()
    await expect(page.getByText(CONTACTO.error)).toHaveCount(0)
    await waitForMail('Ana Sin Script')

    await page.goto(`${server.url}/envia-cv`)
    await fillCv(page, 'Ana Nativa')
    await page.getByRole('button', { name: 'Enviar currículum' }).click()
    await expect(page).toHaveURL(/\/envia-cv\?curriculum=enviado$/)
    await expect(page.getByText(CV.exito)).toBeInViewport()
    expect((await waitForMail('Ana Nativa')).attachments).toHaveLength(1)

    await page.goto(`${server.url}/envia-cv`)
    await fillCv(page, 'Ana Falsa')
    await page.getByLabel('Currículum').setInputFiles({ ...PDF, buffer: Buffer.from('nada') })
    await page.getByRole('button', { name: 'Enviar currículum' }).click()
    await expect(page.getByText(CV.error)).toBeInViewport()
    await expect(page.getByText(/El archivo debe ser PDF, DOC, DOCX u ODT/)).toBeVisible()
  })
})

test('a message sent before the form is awake is sent by the browser and answered on its page', async ({
  page,
}) => {
  const { promise: isAwake, resolve: wake } = Promise.withResolvers<void>()
  await page.route('**/Contacto*.js', async (route) => {
    await isAwake
    await route.continue()
  })
  await page.goto(`${server.url}/`)
  await fillContacto(page, 'Ana Veloz')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page).toHaveURL(/\?contacto=enviado#contacto$/)
  wake()
  await expect(page.getByText(CONTACTO.exito)).toBeInViewport()
  await expect(page.getByLabel('Nombre')).toHaveValue('')
  await waitForMail('Ana Veloz')
})

test('with JavaScript, the answer in the address is shown until the next sending', async ({ page }) => {
  await page.goto(`${server.url}/?contacto=error#contacto`)
  await expect(page.getByText(CONTACTO.error)).toBeVisible()
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByText(CONTACTO.error)).toHaveCount(0)
})

test('the link that stops reminders changes nothing by itself; its button does, and says how it went', async ({
  page,
}) => {
  await page.goto(`/baja/un-clima/${'0'.repeat(32)}`)
  await expect(page.getByRole('heading', { name: '¿Ya no quieres recordatorios?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'No quiero más recordatorios' }).click()
  await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: firma.correo })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/baja?resultado=hecho')
  await expect(page.getByRole('heading', { name: /^Listo\. No te mandaremos/ })).toBeVisible()
  await expectAccessible(page)
})
