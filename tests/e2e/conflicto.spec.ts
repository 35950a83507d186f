import { changeTelefonoDeEmpresa, RUTA, sembrarEmpresa } from './climas-siembra.ts'
import { expect, expectAccessible, ingresar, test } from './fixtures.ts'

test('who saves over what somebody else saved meanwhile is told what changed, and decides', async ({
  page,
}) => {
  await ingresar(page)
  const empresa = await sembrarEmpresa(page, 'Conflicto')
  await page.goto(`${RUTA}?vista=EditarEmpresa&empresa=${empresa}`)
  await page.getByLabel('Nombre fiscal').fill('Conflicto y Compañía')
  await changeTelefonoDeEmpresa(page, { id: empresa, nombre: 'Conflicto', telefono: '7777-8888' })

  await page.getByRole('button', { name: 'Guardar empresa' }).click()
  const pregunta = page.getByRole('dialog', { name: 'Alguien guardó cambios mientras editabas' })
  await expect(pregunta).toContainText('Teléfono: 7777-8888')
  await expectAccessible(page)
  await pregunta.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(page.getByLabel('Nombre fiscal')).toHaveValue('Conflicto y Compañía')

  await page.getByRole('button', { name: 'Guardar empresa' }).click()
  await pregunta.getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect(page.getByText('Empresa actualizada')).toBeVisible()
  await page.goto(`${RUTA}?vista=EditarEmpresa&empresa=${empresa}`)
  await expect(page.getByLabel('Nombre fiscal')).toHaveValue('Conflicto y Compañía')
})
