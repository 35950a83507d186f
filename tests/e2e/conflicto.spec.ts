import { abrirVista, changeTelefonoDeEmpresa, RUTA, sembrarClima, sembrarEmpresa } from './climas-siembra.ts'
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

test('a survey that was switched elsewhere shows it to whoever comes back, and a switch does what its reader meant', async ({
  page,
}) => {
  await ingresar(page)
  const idClima = await sembrarClima(page, await sembrarEmpresa(page, 'Dos ventanas'), 2024)
  const changeElsewhere = (activa: boolean) =>
    page.request.post('api/graphql', {
      data: {
        query: `mutation { changeEncuestaActivaClima(idClima: "${idClima}", encuestaActiva: ${activa}) { encuestaActiva } }`,
      },
    })
  const comeBack = () => page.evaluate(() => dispatchEvent(new Event('focus')))
  const llave = page.getByRole('switch', { name: 'Encuesta de Dos ventanas 2024' })
  for (const open of [() => page.goto(RUTA), () => abrirVista(page, 'EditarClima', idClima)]) {
    await open()
    await expect(llave).not.toBeChecked()
    await changeElsewhere(true)
    await comeBack()
    await expect(llave).toBeChecked()
    await changeElsewhere(false)
    await comeBack()
    await expect(llave).not.toBeChecked()
  }
  // Pressed before it shows what happened elsewhere: it was seen off, and is meant to be on.
  await changeElsewhere(true)
  await llave.click()
  await expect(page.getByText('Se Activó la encuesta.')).toBeVisible()
  await expect(llave).toBeChecked()
})
