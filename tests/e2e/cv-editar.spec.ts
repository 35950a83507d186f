import { listCorreos, pdf, sembrarCv } from './cv-siembra.ts'
import { expect, expectAccessible, ingresar, test } from './fixtures.ts'

test.beforeEach(async ({ page }) => {
  await ingresar(page)
})

test('a CV is edited with a newer file, and one returns to where one was', async ({ page }) => {
  await sembrarCv(page, {
    nombre: 'Nora',
    apellido: 'Editable',
    etiquetas: ['Florista'],
    texto: 'Arreglos con girasoles',
  })
  await expect.poll(() => listCorreos(page, 'girasoles')).toHaveLength(1)
  await page.goto('admin/cv/buscar?filtro=editable')
  await page.getByRole('link', { name: 'Editar el CV de Nora Editable Prueba' }).click()
  await expect(page.getByRole('heading', { name: 'Nora Editable Prueba', level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/^Nora Editable Prueba/)
  await expect(page.getByText('Lo ingresó el equipo.')).toBeVisible()
  await expect(page.getByLabel('Primer nombre')).toHaveValue('Nora')
  await expect(page.getByText('Cambiar archivo')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Segundo nombre').fill('Inés')
  await page.getByLabel('Estado').selectOption('Pendiente a actualizar')
  await page.getByRole('button', { name: 'Quitar Florista' }).click()
  await page.getByLabel('Archivo del CV').setInputFiles(pdf('nora-nueva.pdf', 'Ahora cultivo orquídeas'))
  await page.getByRole('button', { name: 'Guardar cambios' }).click()

  await page.waitForURL('**/admin/cv/buscar?filtro=editable')
  await expect(page.getByText('CV actualizado')).toBeVisible()
  const fila = page.locator('tbody tr')
  await expect(fila).toContainText('Nora Inés Editable Prueba')
  await expect(fila.getByRole('listitem')).toHaveText(['Estado: Pendiente a actualizar'])
  await expect.poll(() => listCorreos(page, 'orquideas')).toHaveLength(1)
  expect(await listCorreos(page, 'girasoles')).toEqual([])
})

test('without a newer file the present one stays', async ({ page }) => {
  const id = await sembrarCv(page, { nombre: 'Iris', apellido: 'Conservada', texto: 'Encuadernación' })
  const before = await (await page.request.get(`api/cv/${id}/archivo`)).body()
  await page.goto(`admin/cv/editar/${id}`)
  await page.getByLabel('Celular').fill('3030 4040')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await page.waitForURL('**/admin/cv/buscar')
  await expect(page.locator('tbody tr').first()).toContainText('3030 4040')
  const after = await (await page.request.get(`api/cv/${id}/archivo`)).body()
  expect(after.equals(before)).toBe(true)
})

test('a CV is no duplicate of itself; leaving with changes asks first', async ({ page }) => {
  const id = await sembrarCv(page, { nombre: 'Sola', apellido: 'Unica', correo: 'sola@correo.example' })
  const asked = page.waitForResponse((answer) => /parecidos/i.test(answer.request().postData() ?? ''))
  await page.goto(`admin/cv/editar/${id}`)
  await expect(page.getByLabel('Correo')).toHaveValue('sola@correo.example')
  await page.getByLabel('Primer nombre').fill('Solita')
  expect(JSON.stringify(await (await asked).json())).not.toContain(id)
  await expect(page.getByText(/ya está en el CV de/)).toBeHidden()
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Salir sin guardar' }).click()
  await page.waitForURL('**/admin/cv/buscar')
})

test('an address of no CV says so', async ({ page }) => {
  await page.goto('admin/cv/editar/nadie')
  await expect(page.getByRole('heading', { level: 1, name: 'Este CV ya no está en la base' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Buscar CV' }).click()
  await page.waitForURL('**/admin/cv/buscar')
})
