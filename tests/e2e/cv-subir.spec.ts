import { buildDocx, buildPdf } from '../../src/server/archivos/testing/archivos-de-prueba.ts'
import { buildZip } from '../../src/server/archivos/testing/build-zip.ts'
import { createPng } from '../../src/server/archivos/testing/png-de-prueba.ts'
import { expect, expectAccessible, ingresar, test } from './fixtures.ts'

test.beforeEach(async ({ page }) => ingresar(page))

const ofBytes = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer })

test('a folder of files: each has its result, those without doubts enter together, the others are reviewed', async ({
  page,
}) => {
  await page.goto('admin/cv/pendientes')
  await page.getByRole('link', { name: 'Subir varios' }).click()
  await expect(page.getByRole('heading', { name: 'Subir varios' })).toBeVisible()
  await expect(page.getByLabel('Archivos', { exact: true })).toBeEnabled()
  await expectAccessible(page)
  const zip = buildZip([
    {
      name: 'feria/ana.docx',
      content: buildDocx('Ana Lucia Subida Lima, 5512-9341, ana.subida@correo.example'),
    },
    { name: 'feria/bomba.pdf', content: Buffer.alloc(11 * 1024 * 1024) },
  ])
  await page
    .getByLabel('Archivos', { exact: true })
    .setInputFiles([
      ofBytes('rosa.pdf', buildPdf('Rosa Elena Subida Batres 4471-2093 rosa.subida@correo.example')),
      ofBytes('escaneado.png', createPng()),
      ofBytes('notas.pdf', Buffer.from('hola')),
      ofBytes('feria.zip', Buffer.from(zip)),
    ])
  await expect(page.getByText('Pasa de 10 MB')).toBeVisible()
  await expect(page.getByText('No es PDF, DOC, DOCX, ODT ni foto JPG o PNG')).toBeVisible()
  await expect(page.getByText('No tiene letras que se puedan leer')).toBeVisible()
  const aceptar = page.getByRole('button', { name: 'Aceptar las 2 sin dudas' })
  await expect(aceptar).toBeVisible()
  for (const width of [360, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width)
    await page.screenshot({ path: test.info().outputPath(`subir-${width}.png`), fullPage: true })
  }
  await expectAccessible(page)
  await aceptar.click()
  await expect(page.getByText('Entraron 2 personas a la base.')).toBeVisible()
  await page.getByRole('link', { name: 'Revisar escaneado.png' }).click()
  await expect(page.getByRole('img', { name: /^Foto del CV de/ })).toBeVisible()
  await expectAccessible(page)
})
