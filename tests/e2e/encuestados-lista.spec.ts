import { RUTA } from './climas-siembra.ts'
import { expect, ingresar, test } from './fixtures.ts'
import { listRondas } from './resultados-siembra.ts'

test.use({ entorno: { DEMO: '1' }, entornoDeTodos: true })

test('a reload keeps the order of the list and its page; another list begins at its first', async ({
  page,
}) => {
  await ingresar(page)
  const [ronda] = await listRondas(page, /Ceiba/)
  await page.goto(`${RUTA}?vista=TableEncuestados&clima=${ronda?.id}`)
  const columna = page.getByRole('columnheader', { name: 'Correo' })
  const primera = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Eliminar la/ }) })
    .first()
  await columna.getByRole('button').click()
  await columna.getByRole('button').click()
  await expect(columna).toHaveAttribute('aria-sort', 'descending')
  const deLaPrimera = await primera.textContent()
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(page.getByText(/^Página 2 de \d+, del 51 al 100/)).toBeVisible()
  await expect(page).toHaveURL(/orden=-correo&pagina=2/)
  const deLaSegunda = (await primera.textContent()) ?? ''
  expect(deLaSegunda).not.toBe(deLaPrimera)
  await page.reload()
  await expect(columna).toHaveAttribute('aria-sort', 'descending')
  await expect(primera).toHaveText(deLaSegunda)
  await page.getByLabel('Buscar').fill('@')
  await expect(page).toHaveURL(/orden=-correo$/)
  await expect(page.getByText(/^Página 1 de/)).toBeVisible()
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(page).toHaveURL(/pagina=2/)
  await page.getByLabel('Grupo de opinión').selectOption({ index: 1 })
  await expect(page).toHaveURL(/grupo=/)
  await expect(page).not.toHaveURL(/pagina=/)
  await expect(page.getByLabel('Buscar')).toHaveValue('@')
})
