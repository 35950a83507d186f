import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { expectSinDesborde, RUTA, sembrarClima, sembrarEmpresa } from './climas-siembra.ts'
import { expect, expectAccessible, ingresar, test } from './fixtures.ts'

test.use({ entorno: { TZ_SITIO: 'America/Guatemala' } })

const ESTUDIO = [
  'Tipo;Área o grupo;Personas;Liderazgo;Metas y rumbo',
  'Empresa;Toda la empresa;60;70,5 %;61',
  'Área;Producción;40;66;58',
  'Grupo;Oficina;4;80;90',
].join('\r\n')

test('an earlier study comes in from a workbook: names are said by hand, small rows stay out, and it carries its mark', async ({
  page,
}) => {
  await ingresar(page)
  const idClima = await sembrarClima(page, await sembrarEmpresa(page, 'Molinos del Sur'), 2025)
  await page.goto(`${RUTA}?vista=EditarClima&clima=${idClima}`)
  await page.getByRole('link', { name: 'Traer un estudio' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Traer un estudio anterior' })).toBeFocused()
  await expect(page.getByLabel('Se compara con')).toHaveValue(idClima)
  await expectAccessible(page)

  const descarga = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar la plantilla' }).click()
  const partes = unzipSync(new Uint8Array(await readFile((await (await descarga).path())!)))
  const hoja = new TextDecoder().decode(partes['xl/worksheets/sheet1.xml'])
  for (const texto of ['Personas', 'Liderazgo', 'Rumbo', 'Producción', 'Oficina'])
    expect(hoja).toContain(`>${texto}<`)

  await page
    .getByLabel('Archivo del estudio')
    .setInputFiles({ name: 'estudio.csv', mimeType: 'text/csv', buffer: Buffer.from(ESTUDIO) })
  await expect(page.getByText('1 nombre espera que digas qué es')).toBeVisible()
  await expect(page.getByText('Falta decir cuándo se hizo.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Fila 4' })).toContainText(
    'Es de menos de 5 personas. Liderazgo',
  )
  await page.getByLabel('Metas y rumbo').selectOption('Rumbo')
  await expect(page.getByText('4 cifras entran: toda la empresa, 1 área.')).toBeVisible()
  await page.getByLabel('Cuándo se hizo').fill('2023-05-10')
  await expectAccessible(page)
  await expectSinDesborde(page)
  await page.getByRole('button', { name: 'Guardar el estudio' }).click()
  await expect(page.getByText('Se guardó 2023 (de otra herramienta) con 4 cifras.')).toBeVisible()
  await expect(page).toHaveURL(/grafica=Tendencia/)

  await page.goto(RUTA)
  await page.getByRole('link', { name: 'Ver Molinos del Sur 2023 (de otra herramienta)' }).click()
  await expect(page.getByText('Estas cifras son de otra herramienta.')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'De esta ronda' }).getByRole('link')).toHaveCount(2)
  await expectAccessible(page)
})
