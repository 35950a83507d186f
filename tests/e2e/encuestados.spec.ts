import { type ReceivedMail, type SmtpTestServer, startSmtp } from '../support/smtp.ts'
import { abrirVista, expectSinDesborde } from './climas-siembra.ts'
import { contestarTodo, sembrarClimaActivo } from './encuestados-siembra.ts'
import { test as conServidor, expect, expectAccessible, ingresar } from './fixtures.ts'

/** The server writes to a real SMTP server, which does not know everybody. */
const test = conServidor.extend<{ smtp: SmtpTestServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are wanted off the pattern
  smtp: async ({}, use) => {
    const smtp = await startSmtp({ behave: (to) => (to.startsWith('no-existe') ? 'refuse' : 'accept') })
    await use(smtp)
    await smtp.close()
  },
  entorno: async ({ smtp }, use) => use({ SMTP_URL: smtp.url }),
})

const readToken = ({ mail }: ReceivedMail) => /\b(?:[0-9A-Z]{4} ){2}[0-9A-Z]{4}\b/.exec(mail.text ?? '')![0]

test('from the invitation to the finished survey, with every status on the way', async ({ page, smtp }) => {
  await ingresar(page)
  const idClima = await sembrarClimaActivo(page, 'Correspondencia')

  await abrirVista(page, 'EditarClima', idClima)
  await page.getByRole('link', { name: 'Invitar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invitación de encuesta')
  const grupo = page.getByLabel('Grupo de opinión', { exact: true })
  const correos = page.getByRole('textbox', { name: /^Correos/ })
  await expect(page.getByRole('switch')).toBeChecked()
  await correos.fill('ana@x.gt;  luis @x.gt\nno-existe@x.gt, malo')
  await expect(page.getByText('3 direcciones', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^maloNo trae/ })).toBeVisible()
  await page.getByRole('button', { name: 'Invitar a las 3 y dejar las demás' }).click()
  await expect(page.getByText('Escoge el grupo al que pertenecen.')).toBeVisible()
  await expect(grupo).toBeFocused()
  await expectAccessible(page)
  await grupo.selectOption({ label: 'G1 Oficina (0 de 10 invitados)' })
  // What joined two words, and a slip in a known domain, are asked.
  await correos.fill('Correo;Nombre\nana@x.gt;Ana Tum\nluis caal@x.gt\nno-existe@x.gt\neva@gmial.com')
  await expect(page.getByText('2 se quedan:')).toBeVisible()
  await page.getByRole('button', { name: 'luis.caal@x.gt', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Invitar a las 3 y dejar las demás' })).toBeVisible()
  await expectAccessible(page)
  await correos.fill('ana@x.gt; luis@x.gt; no-existe@x.gt')
  // A list that was pasted and not sent does not go with a wrong press.
  await page.getByRole('link', { name: 'Ver encuestados' }).click()
  await page.getByRole('dialog', { name: 'La lista no se ha enviado' }).getByText('Quedarme').click()
  await page.getByRole('radio', { name: /con un archivo/ }).click()
  await page.getByRole('dialog', { name: 'La lista no se ha enviado' }).getByText('Quedarme').click()
  await expect(correos).toHaveValue('ana@x.gt; luis@x.gt; no-existe@x.gt')
  await page.getByRole('button', { name: 'Invitar a 3 personas' }).click()
  await expect(page.getByText('Se invitó a 3 personas de «Oficina».').first()).toBeVisible()
  await expect(correos).toHaveValue('')
  const [primero] = await smtp.waitForMails(2)

  await page.getByRole('link', { name: 'Ver encuestados' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encuestados')
  const fila = (correo: string) => page.getByRole('row').filter({ hasText: correo })
  // Read again by itself while a mail waits.
  await expect(fila('ana@x.gt')).toContainText('Sin iniciar')
  await expect(fila('ana@x.gt')).toContainText('Se Envió')
  await expect(fila('no-existe@x.gt')).toContainText('Error al envío')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Reenviar correo a no-existe@x.gt' }).click()
  const reenviar = page.getByRole('dialog', { name: 'Reenviar correo' })
  await reenviar.getByLabel('Correo').fill('sin arroba')
  await expect(reenviar.getByRole('button', { name: 'Enviar' })).toBeDisabled()
  await reenviar.getByLabel('Correo').fill('eva@x.gt')
  await expectAccessible(page)
  await reenviar.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('El correo para eva@x.gt está en cola y sale en un momento.')).toBeVisible()
  await smtp.waitForMails(3)
  await expect(fila('eva@x.gt')).toContainText('Se Envió')

  const quien = primero!.to[0]!
  await contestarTodo(page, idClima, readToken(primero!))
  await page.reload()
  await expect(fila(quien)).toContainText('Completa')
  await page.getByRole('radio', { name: 'Completa 1' }).check({ force: true })
  await expect(page.getByRole('button', { name: /^Eliminar la encuesta/ })).toHaveCount(1)
  await page.getByLabel('Grupo de opinión').selectOption('G1 Oficina')
  await expect(page).toHaveURL(/estado=Completa.*grupo=/)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Completa 1' })).toBeChecked()
  await expect(page.getByLabel('Grupo de opinión')).toHaveValue(/./)
  await expect(page.getByRole('button', { name: /^Eliminar la encuesta/ })).toHaveCount(1)
  // An address is nobody's list; what names nothing there is narrows nothing.
  await page.getByLabel('Buscar').fill(quien)
  expect(decodeURIComponent(page.url())).not.toContain(quien)
  await page.goto(
    page
      .url()
      .replace(/grupo=\w+/, 'grupo=no-existe')
      .replace('=Completa', '=Ninguno'),
  )
  await expect(page.getByRole('button', { name: /^Eliminar la encuesta/ })).toHaveCount(3)
  await page.getByRole('button', { name: `Reenviar correo a ${quien}` }).click()
  await expect(reenviar).toContainText('la dirección no se puede cambiar')
  await expect(reenviar.getByRole('textbox')).toHaveCount(0)
  await page.keyboard.press('Escape')

  // Who wants no reminder is not counted among those who get one.
  const [, , deEva] = await smtp.waitForMails(3)
  const baja = deEva!.mail.headers.find(({ key }) => key === 'list-unsubscribe')!.value.slice(1, -1)
  await page.request.post(new URL(baja).pathname, { form: { 'List-Unsubscribe': 'One-Click' } })
  await page.getByRole('button', { name: 'Recordar a quienes faltan' }).click()
  const recordar = page.getByRole('dialog', { name: 'Recordar a quienes faltan' })
  await expect(recordar).toContainText('un recordatorio a 1 persona con correo')
  await recordar.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Se puso en cola 1 recordatorio.')).toBeVisible()
  // Whoever comes for another is told before it is refused.
  await page.getByRole('button', { name: 'Recordar a quienes faltan' }).click()
  await expect(recordar).toContainText('Hoy ya salieron los recordatorios')
  await expect(recordar.getByRole('button', { name: 'Enviar' })).toBeDisabled()
  await page.keyboard.press('Escape')
  const mails = await smtp.waitForMails(4)
  expect(mails.slice(3).map(({ mail }) => mail.subject)).toEqual([
    'Aún puedes opinar: la encuesta de clima de Correspondencia',
  ])

  await page.getByRole('button', { name: `Eliminar la encuesta de ${quien}` }).click()
  const eliminar = page.getByRole('dialog', { name: 'Eliminar Encuesta' })
  await expect(eliminar.getByText('¿Desea Eliminar la Encuesta?', { exact: true })).toBeVisible()
  await expect(eliminar).toContainText('se borra también todo lo que ha contestado')
  await eliminar.getByRole('button', { name: 'Cancelar' }).click()
  await expect(fila(quien)).toBeVisible()
  await page.getByRole('button', { name: `Eliminar la encuesta de ${quien}` }).click()
  await expectAccessible(page)
  await eliminar.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Se eliminó la encuesta.')).toBeVisible()
  await expect(fila(quien)).toHaveCount(0)
  await expect(page.getByText('2 encuestados', { exact: true })).toBeVisible()

  await page.setViewportSize({ width: 360, height: 800 })
  await expectSinDesborde(page)
})
