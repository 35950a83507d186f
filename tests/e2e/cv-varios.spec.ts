import { listCorreos, sembrarCv, sembrarCvs } from './cv-siembra.ts'
import { expect, expectAccessible, ingresar, test } from './fixtures.ts'

test('of the people found some are chosen, tagged, put to a position and deleted, with a way back', async ({
  page,
}) => {
  await ingresar(page)
  await sembrarCvs(page, 27, 'Varios')
  await page.goto('admin/cv/buscar?filtro=varios')
  const barra = page.getByRole('region', { name: 'Con los escogidos' })
  await expect(barra).toHaveCount(0)
  await page.getByLabel('Escoger a Persona27 Varios Prueba').check()
  await page.getByLabel('Escoger a Persona24 Varios Prueba').click({ modifiers: ['Shift'] })
  await expect(barra).toContainText('4 personas escogidas')
  await expectAccessible(page)
  await barra.getByRole('button', { name: 'Escoger la página' }).click()
  await expect(barra).toContainText('25 personas escogidas')
  await barra.getByRole('button', { name: 'Escoger todo lo encontrado' }).click()
  await expect(barra).toContainText('27 personas escogidas')

  await barra.getByRole('button', { name: 'Etiquetar' }).click()
  await page.getByLabel('Poner').fill('De la feria')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Quitar De la feria/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Etiquetas guardadas en 27 CVs.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Persona27/ })).toContainText('De la feria')

  await barra.getByRole('button', { name: 'A una vacante' }).click()
  const dialogo = page.getByRole('dialog')
  await dialogo.getByLabel('Vacante', { exact: true }).selectOption({ label: 'Una vacante nueva…' })
  await dialogo.getByLabel('Nombre de la vacante').fill('Feria de noviembre')
  await dialogo.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(page.getByText('Se agregaron 27 personas a «Feria de noviembre».')).toBeVisible()
  await expect(page.getByRole('row', { name: /Persona27/ })).toContainText('Feria de noviembre: Por ver')

  await barra.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Se eliminaron 27 CVs.')).toBeVisible()
  await expect(barra).toHaveCount(0)
  await expect(page.getByText('No Hay Registros')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Se recuperaron 27 CVs.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Persona27/ })).toBeVisible()
  expect(await listCorreos(page, 'varios -persona27')).toHaveLength(26)

  // Another search begins with nobody.
  await page.getByLabel('Escoger a Persona27 Varios Prueba').check()
  await sembrarCv(page, { nombre: 'Sola', apellido: 'Aparte' })
  await page.getByLabel('Filtro').fill('sola aparte')
  await expect(page.getByRole('row', { name: /Sola Aparte/ })).toBeVisible()
  await expect(barra).toHaveCount(0)
})
