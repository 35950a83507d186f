import type { Page } from '@playwright/test'
import { writeXlsx } from '../../src/web/lib/hojas/write-xlsx.ts'
import { type SmtpTestServer, startSmtp } from '../support/smtp.ts'
import { RUTA } from './climas-siembra.ts'
import { test as conServidor, expect, expectAccessible, ingresar, openOtroNavegador } from './fixtures.ts'

const test = conServidor.extend<{ smtp: SmtpTestServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are wanted off the pattern
  smtp: async ({}, use) => {
    const smtp = await startSmtp()
    await use(smtp)
    // The server of the test still holds a connection to it.
    void smtp.close()
  },
  entorno: async ({ smtp }, use) => use({ SMTP_URL: smtp.url }),
})

const campo = (page: Page, rotulo: string) => page.getByLabel(rotulo, { exact: true }).first()
const boton = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

const libro = (name: string, hojas: Parameters<typeof writeXlsx>[0]) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(writeXlsx(hojas)),
})

/** As a consultant keeps it: a title over the titles, numbers in the text, a dimension written once, groups on a sheet of their own. */
const CUESTIONARIO = libro('Clima Panificadora v4.xlsx', [
  {
    nombre: 'Cuestionario',
    filas: [
      ['Estudio de clima, Panificadora del Valle'],
      [],
      ['Dimensión', 'Reactivo', 'Sentido'],
      ['Liderazgo', '1. Mi jefe me escucha.', 'Positivo'],
      ['', '2. Mi jefe me trata con respeto.', 'Positivo'],
      ['', '3. Mi jefe grita cuando algo sale mal.', 'Negativo'],
      ['Equipo', '4. En mi área nos ayudamos.', 'Positivo'],
      ['', '5. Puedo decir lo que pienso.', 'Positivo'],
    ],
  },
  {
    nombre: 'Grupos',
    filas: [
      ['Grupo', 'Área', 'Personas'],
      ['Hornos', 'Producción', '3'],
      ['Empaque', 'Producción', '2'],
      ['Oficina', 'Administración', '2'],
      ['Total', '', '7'],
    ],
  },
])

/** As personnel keeps it: its own titles, somebody without address, a slip of the pen. */
const LISTA = libro('personal.xlsx', [
  {
    nombre: 'Hoja1',
    filas: [
      ['Personal al 1 de marzo'],
      ['Colaborador', 'Depto', 'E-mail'],
      ['Ana Tum', 'Hornos', 'ana@panificadora.gt'],
      ['Luis Caal', 'Hornos', 'luis@panificadora.gt'],
      ['José Choc', 'Hornos', ''],
      ['Eva Xol', 'Empaque', 'eva@panificadora.gt'],
      ['Rosa Ba', 'Empaque', 'rosa@gmial.com'],
      ['Iris Paz', 'Oficina', ' iris@panificadora.gt '],
      ['Hugo Sic', 'Oficina', 'hugo@panificadora.gt'],
    ],
  },
])

const LOGO = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect width="600" height="200" fill="#7a3"/></svg>',
  ),
}

test('three files, the questionnaire, the people and the logo, lead to the first answer', async ({
  page,
  browser,
  smtp,
}) => {
  await ingresar(page)
  await page.goto(`${RUTA}?vista=NuevaEmpresa`)
  await campo(page, 'Nombre comercial').fill('Panificadora del Valle')
  await campo(page, 'Logotipo').setInputFiles(LOGO)
  await expect(page.getByRole('img', { name: 'Logotipo de la empresa' })).toBeVisible()
  await boton(page, 'Guardar empresa').click()

  await page.getByRole('link', { name: 'Nuevo clima de Panificadora del Valle' }).click()
  await page.getByRole('radio', { name: /^Mi Excel/ }).check()
  await campo(page, 'Archivo del cuestionario').setInputFiles(CUESTIONARIO)
  await expect(page.getByText('5 de 5 preguntas')).toBeVisible()
  await expectAccessible(page)
  await boton(page, 'Traer las 5').click()
  await expect(page.getByText('Clima Panificadora v4.xlsx: 5 preguntas, 3 grupos.')).toBeVisible()
  await boton(page, 'Crear sin adaptar').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Panificadora del Valle/ })).toBeVisible()

  await page.getByRole('switch', { name: /^Encuesta de Panificadora/ }).click()
  await expect(page.getByText('Se Activó la encuesta.')).toBeVisible()
  await page.getByRole('link', { name: 'Invitar', exact: true }).click()
  await page.getByLabel('A toda la empresa, con un archivo').check()
  await campo(page, 'Archivo de la lista').setInputFiles(LISTA)
  await expect(page.getByText('6 personas nuevas')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Filas del archivo' }).getByRole('row', { name: /gmial/ }),
  ).toContainText('gmail.com')
  await expectAccessible(page)
  await boton(page, 'rosa@gmail.com').click()
  await expect(page.getByText('7 personas nuevas')).toBeVisible()
  await boton(page, 'Invitar a 6 personas y abrir 1 papeleta').click()
  await expect(page.getByText(/^Se invitó por correo a 6 personas de 3 grupos/).first()).toBeVisible()

  const correos = await smtp.waitForMails(6)
  expect(correos.flatMap(({ to }) => to).sort()).toEqual([
    ...['ana', 'eva', 'hugo', 'iris', 'luis'].map((quien) => `${quien}@panificadora.gt`),
    'rosa@gmail.com',
  ])
  const { pathname, hash } = new URL(/href="([^"]*#[0-9A-Z]{12})"/.exec(correos[0]!.mail.html ?? '')![1]!)

  const suyo = await openOtroNavegador(browser, { viewport: { width: 360, height: 740 } })
  await suyo.goto(`${pathname}${hash}`)
  await expect(suyo.locator('img[src*="/api/logos/"]')).toBeVisible()
  await boton(suyo, 'Empezar').click()
  for (const pregunta of await suyo.getByRole('radiogroup').all())
    await pregunta.getByRole('radio', { name: 'De acuerdo', exact: true }).check()
  await boton(suyo, 'Guardar Respuestas').click()
  await boton(suyo, 'Guardar').click()
  await page.getByRole('link', { name: 'Resumen' }).click()
  await expect
    .poll(async () => {
      await page.reload()
      return page
        .getByText(/de 7 personas han contestado algo/)
        .locator('..')
        .textContent()
    })
    .toMatch(/^1/)
})
