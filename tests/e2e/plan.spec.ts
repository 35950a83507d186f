import { expectSinDesborde } from './climas-siembra.ts'
import { expect, expectAccessible, ingresar, test, volverTrasFinDeSesion } from './fixtures.ts'
import { listRondas } from './resultados-siembra.ts'

test.use({ entorno: { DEMO: '1' }, entornoDeTodos: true })

test('a commitment is made from an address, saved by keyboard, marked as done and taken away; the next round tells what became of it', async ({
  page,
}) => {
  await ingresar(page)
  const [ronda] = await listRondas(page, /Ceiba/)
  const plan = `admin/clima-organizacional/ver-climas?vista=Plan&clima=${ronda?.id}`
  await page.goto(plan)
  await expect(page.getByRole('heading', { name: 'Vencidos 2' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Carga y horario' }).first().click()
  await expect(page.getByRole('columnheader', { name: 'Carga y horario', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )

  await page.goto(`${plan}&medida=Reconocimiento`)
  const dialogo = page.getByRole('dialog')
  await expect(dialogo.getByLabel('Variable o factor que debe moverse')).toHaveValue(
    'variable:Reconocimiento',
  )
  await expect(dialogo.getByText(/Hoy \d+\.\d\d\. Con \d+ personas, menos de \d+ puntos/)).toBeVisible()
  await dialogo.getByRole('button', { name: 'Guardar compromiso' }).click()
  await expect(dialogo.getByLabel('Qué se va a hacer')).toBeFocused()
  await expect(dialogo.getByText('Elige para cuándo, con día, mes y año.')).toBeVisible()
  // With every complaint in it the form is longer than the screen; what saves it stays in sight.
  await expect(dialogo.getByRole('button', { name: 'Guardar compromiso' })).toBeInViewport({ ratio: 1 })
  // The browser cuts what passes the limit: how much is left is seen before, and heard.
  const oido = dialogo.locator('[aria-live="polite"]').first()
  await page.keyboard.insertText('a'.repeat(160))
  await expect(dialogo.getByText('Quedan 40 letras')).toBeVisible()
  await expect(oido).toBeEmpty()
  await page.keyboard.insertText('a'.repeat(39))
  await expect(dialogo.getByText('Queda 1 letra')).toBeVisible()
  await expect(oido).toHaveText('Quedan 20 letras o menos.')
  await page.keyboard.insertText('aa')
  await expect(oido).toHaveText('Caben 200 letras, y ya están: lo que sigue se corta.')
  await dialogo.getByLabel('Qué se va a hacer').fill('Una comida al mes con cada equipo')
  await expect(oido).toBeEmpty()
  await dialogo.getByLabel('Responsable').fill('Marta Choc')
  await dialogo.getByLabel('Para cuándo').fill('2020-03-01')
  await dialogo.getByLabel('Responsable').press('Enter')
  await expect(dialogo.getByLabel('Para cuándo')).toBeFocused()
  await expect(dialogo.getByLabel('Para cuándo')).toHaveAccessibleDescription(/^Esa fecha ya pasó\./)
  await dialogo.getByLabel('Para cuándo').fill('2031-03-01')
  await expectAccessible(page)
  await dialogo.getByLabel('Responsable').press('Enter')
  await expect(dialogo).toBeHidden()
  const fila = page.getByRole('listitem').filter({ hasText: 'Una comida al mes' })
  await expect(fila).toContainText('Marta Choc')
  // Nothing on the page had opened it: its row has the focus, as it has whatever becomes of it.
  const editar = fila.getByRole('button', { name: /^Editar/ })
  await expect(editar).toBeFocused()

  await editar.press('Enter')
  await dialogo.getByRole('button', { name: 'Cancelar' }).click()
  await expect(editar).toBeFocused()

  // What is half written does not go without a question, however one leaves.
  await editar.press('Enter')
  await dialogo.getByLabel('Nota de hoy').fill('A medias')
  const pregunta = page.getByRole('dialog', { name: 'Hay cambios sin guardar' })
  // A browser lets nobody stand in the way of a second Escape in turn: here it is the question's own.
  for (const isAsked of [true, false, true]) {
    await page.keyboard.press('Escape')
    await expect(pregunta).toBeVisible({ visible: isAsked })
  }
  await pregunta.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(dialogo.getByLabel('Nota de hoy')).toHaveValue('A medias')
  await dialogo.getByRole('button', { name: 'Cancelar' }).click()
  await pregunta.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(editar).toBeFocused()
  await editar.press('Enter')
  await dialogo.getByRole('button', { name: 'Hecho' }).click()
  await dialogo.getByLabel('Nota de hoy').fill('Ya van dos.')
  await volverTrasFinDeSesion(page, () => dialogo.getByRole('button', { name: 'Guardar compromiso' }).click())
  await expect(dialogo.getByLabel('Nota de hoy')).toHaveValue('Ya van dos.')
  await dialogo.getByRole('button', { name: 'Guardar compromiso' }).click()
  await expect(page.getByRole('heading', { name: 'Hechos 2' })).toBeVisible()
  await expect(fila).toContainText('Ya van dos.')
  await expect(editar).toBeFocused()

  // With the last one of whom the list was narrowed to, the others are back.
  await page.getByLabel('Responsable').selectOption('Marta Choc')
  await expect(page.getByRole('button', { name: /^Editar/ })).toHaveCount(1)
  // It stays after a reload, and says nobody's name.
  await expect(page).toHaveURL(/responsable=/)
  expect(page.url()).not.toMatch(/Marta|Choc/)
  await page.getByLabel('Estado').selectOption('Hecho')
  await expect(page).toHaveURL(/estado=hecho/)
  await page.reload()
  await expect(page.getByLabel('Responsable')).toHaveValue('Marta Choc')
  await expect(page.getByRole('button', { name: /^Editar/ })).toHaveCount(1)
  // A look at the other part of the plan leaves it as it was.
  await page.getByRole('link', { name: /^Lo prometido en/ }).click()
  await expect(page.getByRole('row', { name: /Un año de formación para jefaturas/ })).toBeVisible()
  await page.getByRole('link', { name: /^Compromisos de/ }).click()
  await expect(page).not.toHaveURL(/parte=/)
  await expect(page.getByLabel('Responsable')).toHaveValue('Marta Choc')
  await page.getByLabel('Estado').selectOption('Todos')
  await editar.press('Enter')
  await dialogo.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Eliminar' }).last().click()
  await expect(fila).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Hechos 1' })).toBeFocused()

  await page.getByRole('link', { name: /^Lo prometido en/ }).click()
  await expect(
    page.getByRole('row', { name: /Un año de formación para jefaturas.*Hecho.*Sube/ }),
  ).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Antes de sacar conclusiones' })).toBeVisible()
  await expectSinDesborde(page)
  await expectAccessible(page)
})
