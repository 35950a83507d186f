import type { Page } from '@playwright/test'
import { expectSinDesborde } from './climas-siembra.ts'
import { expect, expectAccessible, ingresar, test } from './fixtures.ts'
import { ask, listRondas } from './resultados-siembra.ts'

test.use({ entorno: { DEMO: '1' } })

async function abrir(page: Page) {
  await ingresar(page)
  const rondas = await listRondas(page, /Ceiba/)
  const id = rondas.find(({ anio }) => anio === 2024)?.id
  const direccion = `admin/clima-organizacional/ver-climas?vista=Informe&clima=${id}`
  await page.goto(direccion)
  await expect(page.getByText(/^Página \d+ de \d\d$/)).toBeVisible()
  return { id, direccion }
}

const readInforme = async (page: Page, id: string | undefined) =>
  (
    await ask(
      page,
      'query($id: ID!) { appInfo { getInforme(idClima: $id) { decidir secciones { clave incluida redacciones { clave titular sugerida revisada } } } } }',
      { id },
    )
  ).appInfo.getInforme

test('a report is worded by keyboard, saved as it is typed, and looked at as it will be', async ({
  page,
}) => {
  const { id } = await abrir(page)
  const secciones = page.getByRole('region', { name: 'Secciones' })
  await expect(secciones.getByRole('listitem').filter({ hasText: 'Resumen ejecutivo' })).toContainText(
    'pág. 4',
  )
  await expect(page.getByRole('img', { name: /página 4 de/ })).toBeVisible()
  await expectAccessible(page)

  // Words: suggested, another one, back, one's own, without ever pressing a button to save.
  const detalle = page.getByRole('region', { name: 'Resumen ejecutivo' })
  const titular = detalle.getByLabel('Titular')
  const primera = await titular.inputValue()
  await expect(detalle.getByText('Redacción sugerida, edítala.')).toBeVisible()
  await detalle.getByRole('button', { name: 'Otra redacción' }).click()
  await expect(titular).not.toHaveValue(primera)
  await expect(detalle.getByText('Redacción sugerida, edítala.')).toBeVisible()
  await detalle.getByRole('button', { name: 'Volver a la que estaba' }).click()
  await expect(titular).toHaveValue(primera)
  await titular.fill('Vamos mejor')
  await expect(detalle.getByText('Redacción sugerida, edítala.')).toBeHidden()
  await expect(detalle.getByText('Guardado.')).toBeVisible()
  await detalle.getByLabel('Para decidir').fill('Una cosa\nOtra')
  await expect.poll(async () => (await readInforme(page, id)).decidir).toEqual(['Una cosa', 'Otra'])
  await detalle.getByRole('button', { name: 'Ya la revisé' }).press('Enter')
  await expect(detalle.getByText(/Revisada por/)).toBeVisible()

  // Order and presence, with the keyboard alone.
  await detalle.getByLabel('Para decidir').blur()
  await secciones.getByRole('button', { name: 'Bajar Resumen ejecutivo' }).press('Enter')
  const getOrden = async () =>
    (await readInforme(page, id)).secciones.map(({ clave }: { clave: string }) => clave).slice(2, 4)
  await expect.poll(getOrden).toEqual(['participacion', 'resumen'])
  await secciones.getByRole('switch', { name: 'Mapa de calor en el informe' }).press('Space')
  const fila = secciones.getByRole('listitem').filter({ hasText: 'Mapa de calor' })
  await expect(fila).toContainText('Fuera del informe')
  await expect(secciones.getByRole('listitem').filter({ hasText: 'Participación' })).toContainText('pág. 4')

  // Whoever comes back finds it as it was left, at any width.
  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await page.reload()
    await expect(page.getByLabel('Titular').first()).toHaveValue('Vamos mejor')
    await expect(page.getByText(/^Página \d+ de \d\d$/)).toBeVisible()
    await expectSinDesborde(page)
  }
  await expectAccessible(page)
})

test('what two people write at once is lost to neither, and a file is made, called off and downloaded', async ({
  page,
  context,
}) => {
  const { direccion } = await abrir(page)
  const otra = await context.newPage()
  await otra.goto(direccion)
  const titular = (de: Page) => de.getByRole('region', { name: 'Participación' }).getByLabel('Titular')
  for (const una of [page, otra])
    await una
      .getByRole('region', { name: 'Secciones' })
      .getByRole('button', { name: /^Participación/ })
      .click()
  await titular(page).fill('De la primera')
  await expect(page.getByText('Guardado.')).toBeVisible()
  await titular(otra).fill('De la segunda')
  await expect(otra.getByRole('alert')).toContainText(
    'Alguien más escribió esto mientras tanto: De la primera',
  )
  await expect(titular(otra)).toHaveValue('De la segunda')
  await otra.getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect(otra.getByText('Guardado.')).toBeVisible()
  await page.reload()
  await page
    .getByRole('region', { name: 'Secciones' })
    .getByRole('button', { name: /^Participación/ })
    .click()
  await expect(titular(page)).toHaveValue('De la segunda')

  // Each switches another section off: both are off.
  const getSwitch = (de: Page, nombre: string) => de.getByRole('switch', { name: `${nombre} en el informe` })
  await otra.reload()
  await expect(getSwitch(otra, 'Fortalezas y oportunidades')).toBeChecked()
  await getSwitch(page, 'Satisfacción general').press('Space')
  await expect(getSwitch(page, 'Satisfacción general')).not.toBeChecked()
  await getSwitch(otra, 'Fortalezas y oportunidades').press('Space')
  await expect(getSwitch(otra, 'Satisfacción general')).not.toBeChecked()
  await expect(getSwitch(otra, 'Fortalezas y oportunidades')).not.toBeChecked()
  await otra.close()

  const archivos = page.getByRole('region', { name: 'Descargar para trabajar' })
  await archivos.getByRole('button', { name: 'Hacer PDF' }).click()
  const descarga = archivos.getByRole('link', { name: 'Descargar PDF' })
  const [archivo] = await Promise.all([page.waitForEvent('download'), descarga.click()])
  expect(archivo.suggestedFilename()).toMatch(/^Informe-.*-2024\.pdf$/)
})
