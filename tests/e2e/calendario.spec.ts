import { type SmtpTestServer, startSmtp } from '../support/smtp.ts'
import { abrirVista, expectSinDesborde, sembrarClima, sembrarEmpresa } from './climas-siembra.ts'
import { test as conServidor, expect, expectAccessible, ingresar } from './fixtures.ts'

const test = conServidor.extend<{ smtp: SmtpTestServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are wanted off the pattern
  smtp: async ({}, use) => {
    const smtp = await startSmtp()
    await use(smtp)
    await smtp.close()
  },
  entorno: async ({ smtp }, use) => use({ SMTP_URL: smtp.url }),
})

const EN_DIEZ_DIAS = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
const EN_DOCE_DIAS = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10)

test('invitations wait for the survey to open, and its calendar says when', async ({ page, smtp }) => {
  await ingresar(page)
  const idClima = await sembrarClima(page, await sembrarEmpresa(page, 'Agendada'), 2025)
  await abrirVista(page, 'InvitacionDeEncuesta', idClima)
  await page.getByLabel('Grupo de opinión', { exact: true }).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: /^Correos/ }).fill('ana@x.gt; luis@x.gt')
  await page.getByRole('button', { name: 'Invitar a 2 personas' }).click()
  const cuando = page.getByRole('dialog', { name: '¿Cuándo salen los correos?' })
  await expect(cuando.getByRole('button', { name: 'Invitar' })).toBeDisabled()
  await expectAccessible(page)
  // Called off, the list stays as it is.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: /^Correos/ })).toHaveValue('ana@x.gt; luis@x.gt')
  await page.getByRole('button', { name: 'Invitar a 2 personas' }).click()
  await cuando.getByRole('radio', { name: /^Cuando se abra la encuesta/ }).check()
  await cuando.getByRole('button', { name: 'Invitar' }).click()
  await expect(page.getByText('Su correo sale cuando se abra la encuesta.').first()).toBeVisible()

  await page.getByRole('link', { name: 'Calendario' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Calendario' })).toBeVisible()
  await expect(page.getByText('2 invitaciones esperan y salen con ella.')).toBeVisible()
  await page.getByLabel(/^Se abre la encuesta/).fill(EN_DIEZ_DIAS)
  await page.getByLabel(/^Recordatorio 1/).fill(EN_DIEZ_DIAS)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByLabel(/^Recordatorio 1/)).toBeFocused()
  await expect(page.getByText('Va después del día en que se abre la encuesta.')).toBeVisible()
  await page.getByLabel(/^Recordatorio 1/).fill(EN_DOCE_DIAS)
  await page.getByRole('button', { name: 'Otro recordatorio' }).click()
  await expect(page.getByLabel(/^Recordatorio 2/)).toBeVisible()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Calendario guardado.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(/^Se abre la encuesta/)).toHaveValue(EN_DIEZ_DIAS)
  const pasos = page.getByRole('list', { name: 'Lo que ya salió y lo que viene' }).getByRole('listitem')
  await expect(pasos).toHaveText([/^Se abre la encuesta.+a las 08:00$/, /^Recordatorio 1.+a las 08:00$/])
  await expectAccessible(page)
  for (const width of [320, 360, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectSinDesborde(page)
  }

  // Opened by hand before, what waits leaves at once.
  expect(smtp.received).toEqual([])
  await page.getByRole('link', { name: 'Regresar al clima' }).click()
  await page.getByRole('switch', { name: /^Encuesta de Agendada/ }).click()
  await expect(page.getByText('Se Activó la encuesta.')).toBeVisible()
  const correos = await smtp.waitForMails(2)
  expect(correos.flatMap(({ to }) => to).sort()).toEqual(['ana@x.gt', 'luis@x.gt'])
})
