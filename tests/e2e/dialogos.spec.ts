import type { Page } from '@playwright/test'
import { RUTA } from './climas-siembra.ts'
import { expect, expectAccessible, goInside, ingresar, test } from './fixtures.ts'
import { listRondas } from './resultados-siembra.ts'

// Nothing is saved here: what is written is given up, each in its own way.
test.use({ entorno: { DEMO: '1' }, entornoDeTodos: true })

const getRuta = async (page: Page, vista: string, empresa: RegExp, lugar = 0) => {
  const ronda = (await listRondas(page, empresa)).at(lugar)
  return `${RUTA}?vista=${vista}&clima=${ronda?.id}`
}

const DIALOGOS = [
  {
    nombre: 'Invitar a una persona',
    campo: 'Nombre',
    ir: () => 'admin/equipo',
    abrir: (page: Page) => page.getByRole('button', { name: 'Invitar' }),
  },
  {
    nombre: 'Conservar',
    campo: 'Por qué',
    ir: () => 'admin/cv/pendientes?vista=por-actualizar',
    abrir: (page: Page) => page.getByRole('button', { name: /^Conservar el CV/ }).first(),
  },
  {
    nombre: 'Agregar a una vacante',
    campo: 'Nota',
    ir: () => 'admin/cv/buscar',
    abrir: (page: Page) => page.getByRole('button', { name: /^Agregar a una vacante a/ }).first(),
  },
  {
    nombre: 'Editar el tema',
    campo: 'Nombre',
    ir: (page: Page) => getRuta(page, 'Mesa', /Ceiba/),
    abrir: (page: Page) => page.getByRole('button', { name: /^Editar el tema/ }).first(),
  },
  {
    nombre: 'Lo que pasó entre rondas',
    campo: 'Entre 2024 y 2025',
    ir: async (page: Page) => `${await getRuta(page, 'GraficasClima', /Ceiba/)}&grafica=Tendencia`,
    abrir: (page: Page) => page.getByRole('button', { name: 'Editar lo que pasó entre rondas' }),
  },
  {
    nombre: 'Publicar al cliente',
    campo: 'Mensaje',
    ir: (page: Page) => getRuta(page, 'Informe', /Textiles/, -1),
    abrir: (page: Page) => page.getByRole('button', { name: 'Publicar al cliente' }),
  },
]

for (const { nombre, campo, ir, abrir } of DIALOGOS) {
  test(`what is half written in "${nombre}" does not go without a question, however one leaves`, async ({
    page,
  }) => {
    await ingresar(page)
    await page.goto('dashboard')
    await goInside(page, await ir(page))
    const dialogo = page.getByRole('dialog', { name: nombre })
    const pregunta = page.getByRole('dialog', { name: 'Hay cambios sin guardar' })
    await abrir(page).click()
    await expect(dialogo).toBeVisible()

    // Nothing written, nothing asked.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(abrir(page)).toBeFocused()

    await abrir(page).click()
    await dialogo.getByLabel(campo).fill('A medias')
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(4, 4),
      () => dialogo.getByRole('button', { name: /^(Cancelar|Todavía no)$/ }).click(),
      () => page.goBack(),
    ]) {
      await leave()
      await expect(pregunta).toBeVisible()
      await pregunta.getByRole('button', { name: 'Seguir editando' }).click()
      // An Escape before it is gone would be the question's own.
      await expect(pregunta).toBeHidden()
      await expect(dialogo.getByLabel(campo)).toHaveValue('A medias')
    }
    await page.keyboard.press('Escape')
    await pregunta.getByRole('button', { name: 'Salir sin guardar' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(abrir(page)).toBeFocused()
  })
}

test('a dialog answers for what is written in it, and for the screen behind only when one leaves both', async ({
  page,
}) => {
  await ingresar(page)
  await page.goto('admin/cv/pendientes')
  const revisar = page.getByRole('link', { name: /^Revisar el CV/ }).first()
  await revisar.click()
  await page.getByLabel('Segundo nombre').fill('A medias')
  const abrir = page.getByRole('button', { name: 'Agregar a una vacante' })
  const dialogo = page.getByRole('dialog', { name: 'Agregar a una vacante' })
  const pregunta = page.getByRole('dialog', { name: 'Hay cambios sin guardar' })
  const seguir = pregunta.getByRole('button', { name: 'Seguir editando' })
  await abrir.click()
  await expect(dialogo.getByLabel('Vacante')).toBeFocused()
  await page.goBack()
  await seguir.press('Enter')
  await expect(pregunta).toBeHidden()
  await expect(dialogo).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(abrir).toBeFocused()

  await abrir.press('Enter')
  await dialogo.getByLabel('Nota').fill('También')
  await page.keyboard.press('Escape')
  await pregunta.getByRole('button', { name: 'Salir sin guardar' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(abrir).toBeFocused()
  await expect(page.getByLabel('Segundo nombre')).toHaveValue('A medias')
  await page.goBack()
  await pregunta.getByRole('button', { name: 'Salir sin guardar' }).press('Enter')
  await expect(revisar).toBeVisible()
})

test('what was chosen for a new climate does not go without a question, and what was put back is no change', async ({
  page,
}) => {
  await ingresar(page)
  await page.goto(RUTA)
  const pregunta = page.getByRole('dialog', { name: 'Hay cambios sin guardar' })
  const open = () => page.getByRole('link', { name: 'Nuevo clima' }).click()
  await open()
  await page.getByText('Más', { exact: true }).click()
  await page.getByRole('radio', { name: /^Archivo JSON/ }).check()
  await page.goBack()
  await expect(pregunta).toBeVisible()
  await expectAccessible(page)
  await pregunta.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(page.getByRole('radio', { name: /^Archivo JSON/ })).toBeChecked()
  await page.getByRole('radio', { name: /^La plantilla/ }).check()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Climas Organizacionales' })).toBeVisible()
})

test('on a phone the fields of a dialog stand one below the other, neither crowded nor at its two ends', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await ingresar(page)
  const dialogo = page.getByRole('dialog')
  const getHueco = async (campo: string, siguiente: string) => {
    const rotulo = dialogo.locator('label', { hasText: siguiente })
    const [arriba, abajo] = [await dialogo.getByLabel(campo).boundingBox(), await rotulo.boundingBox()]
    return abajo!.y - arriba!.y - arriba!.height
  }
  await page.goto('admin/cv/pendientes?vista=por-actualizar')
  await page
    .getByRole('button', { name: /^Conservar el CV/ })
    .first()
    .click()
  const hueco = await getHueco('Por qué', 'Hasta')
  expect(hueco).toBeGreaterThan(12)
  expect(hueco).toBeLessThan(48)
  await page.keyboard.press('Escape')
  await page.goto('admin/cv/pendientes')
  await page
    .getByRole('link', { name: /^Revisar el CV/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Agregar a una vacante' }).click()
  expect(await getHueco('Vacante', 'Nota')).toBeGreaterThan(12)
})
