import type { Locator, Page } from '@playwright/test'
import { createClimaDePlantilla } from '../../src/domain/climas/plantilla.ts'
import {
  abrirTodo,
  abrirVista,
  expectSinDesborde,
  getEstructura,
  irASeccion,
  listIdsDeGrupos,
  sembrarClima,
  sembrarEmpresa,
} from './climas-siembra.ts'
import { expect, expectAccessible, ingresar, test, volverTrasFinDeSesion } from './fixtures.ts'

const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const listNombres = (page: Page) =>
  page
    .getByLabel(/^Nombre del grupo/)
    .evaluateAll((campos) => campos.map((campo) => (campo as HTMLTextAreaElement).value))

async function abrirEditor(page: Page, nombre: string, seccion: string) {
  const idClima = await sembrarClima(page, await sembrarEmpresa(page, nombre), 2024)
  await abrirVista(page, 'Estructura', idClima)
  await irASeccion(page, seccion)
  return idClima
}

test.beforeEach(async ({ page }) => {
  await ingresar(page)
})

test('by keyboard alone: groups change places and keep their ids', async ({ page }) => {
  const idClima = await abrirEditor(page, 'Teclado', 'Grupos y áreas')
  const [oficina, planta] = await listIdsDeGrupos(page, idClima)
  const asa = boton(page, 'Arrastrar el grupo Oficina')
  await asa.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Lugar 2.')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Movimiento cancelado.')).toBeAttached()
  expect(await listNombres(page)).toEqual(['Oficina', 'Planta'])
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect.poll(() => listNombres(page)).toEqual(['Planta', 'Oficina'])
  await expect(asa).toBeFocused()
  await expect(page.getByRole('status').getByText('Hay cambios sin guardar')).toBeVisible()
  await boton(page, 'Guardar cambios').press('Enter')
  await expect(page.getByText('Todo está guardado')).toBeVisible()
  expect(await listIdsDeGrupos(page, idClima)).toEqual([planta, oficina])
})

test('the arrows of a row move it, at the ends they rest', async ({ page }) => {
  await abrirEditor(page, 'Flechas', 'Grupos y áreas')
  await expect(boton(page, 'Subir el grupo Oficina')).toBeDisabled()
  await boton(page, 'Bajar el grupo Oficina').focus()
  await page.keyboard.press('Enter')
  expect(await listNombres(page)).toEqual(['Planta', 'Oficina'])
  await expect(boton(page, 'Bajar el grupo Oficina')).toBeDisabled()
  // Whoever walks the list by keyboard is not thrown out of it.
  await expect(boton(page, 'Bajar el grupo Oficina')).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await listNombres(page)).toEqual(['Planta', 'Oficina'])
  // The areas follow their groups, not their places.
  await expect(page.getByLabel('Área del grupo 1').locator('option:checked')).toHaveText('Producción')
})

test('a row is dragged by its handle, within its own list', async ({ page }) => {
  await abrirEditor(page, 'Ratón', 'Grupos y áreas')
  const asa = await boton(page, 'Arrastrar el grupo Planta').boundingBox()
  const meta = await boton(page, 'Arrastrar el grupo Oficina').boundingBox()
  await page.mouse.move(asa!.x + 10, asa!.y + 10)
  await page.mouse.down()
  await page.mouse.move(meta!.x + 10, meta!.y + 4, { steps: 12 })
  await page.mouse.up()
  await expect.poll(() => listNombres(page)).toEqual(['Planta', 'Oficina'])
  await expect(page.getByRole('status').getByText('Hay cambios sin guardar')).toBeVisible()
})

test('every rule is said at its place and in a summary that leads there', async ({ page }) => {
  await abrirEditor(page, 'Reglas', 'Indicadores')
  await boton(page, 'Eliminar la variable Liderazgo').click()
  await irASeccion(page, 'Cuestionario')
  await page.getByRole('button', { name: 'Caras', exact: true }).click()
  await expect(page.getByLabel('Variable que mide')).toBeFocused()
  await irASeccion(page, 'Grupos y áreas')
  await page.getByLabel('Nombre del grupo 1').fill('')
  await boton(page, 'Guardar cambios').click()
  const resumen = page.getByRole('region', { name: 'Por corregir' })
  await expect(resumen).toBeFocused()
  await expect(resumen.getByRole('button')).toContainText([
    'Grupo de opinión 1: falta el nombre.',
    'Parte 1: escoge la variable que mide.',
    'Parte 1, pregunta 1: escoge el factor que evalúa.',
    'Parte 6: falta al menos una pregunta.',
  ])
  await expectAccessible(page)
  await resumen.getByRole('button', { name: 'Parte 1, pregunta 2: escoge el factor que evalúa.' }).click()
  await expect(page.getByLabel('Factor de la pregunta 2')).toBeFocused()
  await expect(page.getByLabel('Factor de la pregunta 2')).toHaveAccessibleDescription(
    'Escoge el factor que evalúa.',
  )
  await expectAccessible(page)
})

test('a row is judged when it is left, in few words; whoever tried to save is told at once', async ({
  page,
}) => {
  await abrirEditor(page, 'Renglones', 'Grupos y áreas')
  const nombre = page.getByLabel('Nombre del grupo 1')
  await nombre.fill('')
  await expect(page.getByRole('status').getByText('Hay cambios sin guardar')).toBeVisible()
  await page.getByLabel('Encuestados planeados del grupo 1').fill('12')
  await expect(nombre).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('Nombre del grupo 2').focus()
  await expect(nombre).toHaveAccessibleDescription('Falta el nombre.')

  await page.getByRole('button', { name: 'Agregar grupo' }).click()
  await expect(page.getByLabel('Nombre del grupo 3')).toBeFocused()
  await expect(page.getByLabel('Nombre del grupo 3')).not.toHaveAttribute('aria-invalid')
  await boton(page, 'Guardar cambios').click()
  await expect(page.getByLabel('Nombre del grupo 3')).toHaveAccessibleDescription('Falta el nombre.')
  await page.getByLabel('Nombre del grupo 2').fill('')
  await expect(page.getByLabel('Nombre del grupo 2')).toHaveAttribute('aria-invalid', 'true')
})

test('a deletion can be undone, step by step', async ({ page }) => {
  const idClima = await abrirEditor(page, 'Deshacer', 'Grupos y áreas')
  const antes = await getEstructura(page, idClima)
  await page.getByLabel('Nombre del grupo 2').fill('Planta y bodega')
  await boton(page, 'Eliminar el grupo Oficina').click()
  expect(await listNombres(page)).toEqual(['Planta y bodega'])
  await boton(page, 'Deshacer').first().click()
  expect(await listNombres(page)).toEqual(['Oficina', 'Planta y bodega'])
  await boton(page, 'Deshacer').last().click()
  expect(await listNombres(page)).toEqual(['Oficina', 'Planta'])
  await expect(page.getByText('Todo está guardado')).toBeVisible()
  await boton(page, 'Rehacer').click()
  expect(await listNombres(page)).toEqual(['Oficina', 'Planta y bodega'])
  expect(await getEstructura(page, idClima)).toEqual(antes)
})

test('the keys of undo and redo go step by step, and no step loses the focus', async ({ page }) => {
  await abrirEditor(page, 'Pasos', 'Grupos y áreas')
  await boton(page, 'Bajar el grupo Oficina').press('Enter')
  await boton(page, 'Eliminar el grupo Planta').press('Enter')
  expect(await listNombres(page)).toEqual(['Oficina'])
  // The row that came in its place, not the end of the list.
  await expect(boton(page, 'Eliminar el grupo Oficina')).toBeFocused()
  await page.keyboard.press('Control+z')
  expect(await listNombres(page)).toEqual(['Planta', 'Oficina'])
  await expect(page.getByText('Se eliminó el grupo Planta.')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  expect(await listNombres(page)).toEqual(['Oficina', 'Planta'])
  await page.keyboard.press('Control+Shift+z')
  expect(await listNombres(page)).toEqual(['Planta', 'Oficina'])
  await boton(page, 'Rehacer').press('Enter')
  await expect(boton(page, 'Rehacer')).toBeDisabled()
  await expect(boton(page, 'Rehacer')).toBeFocused()
  // An area without groups is not saved.
  await page.keyboard.press('Control+z')
  await expect.poll(() => listNombres(page)).toEqual(['Planta', 'Oficina'])
  await boton(page, 'Guardar cambios').press('Enter')
  await expect(page.getByText('Todo está guardado')).toBeVisible()
  await expect(boton(page, 'Guardar cambios')).toBeFocused()
})

test('rows of a spreadsheet become groups with their areas, and can be undone', async ({ page }) => {
  const idClima = await abrirEditor(page, 'Hoja', 'Grupos y áreas')
  const ids = await listIdsDeGrupos(page, idClima)
  const pegar = (texto: string) =>
    page.getByLabel('Nombre del grupo 1').evaluate((campo, pegado) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pegado)
      campo.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, texto)
  await pegar('Caja\tTienda\t12\r\nBodega\tProducción\t8\r\nPiso de ventas\tTienda\t20\r\n')
  await expect(
    page.getByText('Se pegaron 3 grupos: 2 en el lugar de los que estaban y 1 nuevo.'),
  ).toBeVisible()
  await boton(page, 'Deshacer').first().click()
  expect(await listNombres(page)).toEqual(['Oficina', 'Planta'])
  await boton(page, 'Rehacer').click()
  expect(await listNombres(page)).toEqual(['Caja', 'Bodega', 'Piso de ventas'])
  await boton(page, 'Guardar cambios').click()
  await expect(page.getByText('Todo está guardado')).toBeVisible()
  expect((await listIdsDeGrupos(page, idClima)).slice(0, 2)).toEqual(ids)
  expect(await getEstructura(page, idClima)).toMatchObject({
    gruposDeOpinion: [
      { encuestadosPlaneados: 12 },
      { encuestadosPlaneados: 8 },
      { encuestadosPlaneados: 20 },
    ],
    areasDeTrabajo: [{ nombre: 'Producción' }, { nombre: 'Tienda' }],
  })
  // A cell that is no number keeps what was pasted, says so under its narrow field, and covers nothing.
  await pegar('Caja\tTienda\tdoce\r\nBodega\tProducción\t8\r\n')
  const planeados = page.getByLabel('Encuestados planeados del grupo 1')
  await expect(planeados).toHaveValue('doce')
  await expect(planeados).toHaveAttribute('aria-invalid', 'true')
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectSinDesborde(page)
    expect((await planeados.boundingBox())!.width).toBeLessThan(100)
  }
})

test('unsaved changes are not lost by leaving', async ({ page }) => {
  await abrirEditor(page, 'Guardia', 'Grupos y áreas')
  await page.getByLabel('Nombre del grupo 1').fill('Oficina nueva')
  await irASeccion(page, 'Vista previa')
  await page.getByRole('link', { name: 'Regresar al clima' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Hay cambios sin guardar' })
  await expect(dialogo).toBeVisible()
  await dialogo.getByRole('button', { name: 'Seguir editando' }).click()
  await irASeccion(page, 'Grupos y áreas')
  await expect(page.getByLabel('Nombre del grupo 1')).toHaveValue('Oficina nueva')
  const pregunta = page.waitForEvent('dialog')
  const recarga = page.reload().catch(() => null)
  const aviso = await pregunta
  expect(aviso.type()).toBe('beforeunload')
  await aviso.accept()
  await recarga
  await irASeccion(page, 'Grupos y áreas')
  await expect(page.getByLabel('Nombre del grupo 1')).toHaveValue('Oficina')
  await page.getByRole('link', { name: 'Regresar al clima' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guardia 2024')

  // Who has no session any more has nothing to save with, and is asked nothing: it is there again after the login.
  await page.goBack()
  await irASeccion(page, 'Grupos y áreas')
  await page.getByLabel('Nombre del grupo 1').fill('Oficina nueva')
  const preguntas: string[] = []
  page.on('dialog', (otra) => {
    preguntas.push(otra.type())
    void otra.accept()
  })
  await volverTrasFinDeSesion(page, () => boton(page, 'Guardar cambios').click())
  expect(preguntas).toEqual([])
  await expect(page.getByLabel('Nombre del grupo 1')).toHaveValue('Oficina nueva')
  await boton(page, 'Guardar cambios').click()
  await expect(page.getByText('Clima organizacional actualizado')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Nombre del grupo 1')).toHaveValue('Oficina nueva')
})

test('a whole questionnaire is written: every type of part, its questions and its preview', async ({
  page,
}) => {
  const idClima = await abrirEditor(page, 'Cuestionario', 'Cuestionario')
  await page.getByRole('button', { name: 'Exelente a Malo', exact: true }).click()
  await expect(page.getByLabel(/^Pregunta general/)).toBeFocused()
  await page.keyboard.type('¿Cómo calificas el comedor?')
  await boton(page, 'Agregar pregunta').click()
  await page.keyboard.type('La comida')
  await page.keyboard.press('Enter')
  await page.keyboard.type('El servicio')
  await page.getByLabel('Ofrecer No Aplica en la pregunta 2').check()
  await boton(page, 'Agregar pregunta abierta').click()
  await page.keyboard.type('¿Qué agregarías al menú?')
  await boton(page, 'Guardar cambios').click()
  await expect(page.getByText('Todo está guardado')).toBeVisible()
  expect(await getEstructura(page, idClima)).toMatchObject({
    cuestionario: {
      partesCuestionario: expect.arrayContaining([
        expect.objectContaining({
          orden: 6,
          tipo: 'maloToExelente',
          preguntaGeneral: '¿Cómo calificas el comedor?',
          preguntaAbierta: { orden: 3, pregunta: '¿Qué agregarías al menú?' },
          preguntas: [
            expect.objectContaining({ orden: 1, pregunta: 'La comida', NoAplica: false }),
            expect.objectContaining({ orden: 2, pregunta: 'El servicio', NoAplica: true }),
          ],
        }),
      ]),
    },
  })
  await irASeccion(page, 'Vista previa')
  await expect(page.getByText('Página 1 de 6')).toBeVisible()
  await expect(page.getByText('Mi jefe explica qué espera.')).toBeVisible()
  for (let n = 1; n < 6; n++) await boton(page, 'Siguiente').click()
  await expect(page.getByText('¿Cómo calificas el comedor?')).toBeVisible()
  await expect(page.getByText('Exelente')).toHaveCount(2)
  await expectAccessible(page)
})

/** React hands a field new properties whenever its row is drawn. */
const countDrawn = (campos: Locator) =>
  campos.evaluateAll((fields) => {
    const memory = globalThis as unknown as { drawn?: unknown[] }
    const readProps = (field: Element) =>
      Object.entries(field).find(([key]) => key.startsWith('__reactProps'))?.[1]
    const before = memory.drawn ?? []
    memory.drawn = fields.map(readProps)
    return memory.drawn.filter((props, i) => props !== before[i]).length
  })

test('typing in a questionnaire of 93 open questions draws no row but its own', async ({ page }) => {
  const empresa = await sembrarEmpresa(page, 'Rápida')
  const plantilla = createClimaDePlantilla({ idEmpresa: empresa, fechaInicio: 0 })
  await abrirVista(page, 'Estructura', await sembrarClima(page, empresa, 2024, plantilla))
  await irASeccion(page, 'Cuestionario')
  await abrirTodo(page)
  await expect(page.getByLabel(/^Texto de la pregunta/)).toHaveCount(93)
  const campo = page.getByLabel('Texto de la pregunta 3', { exact: true }).nth(4)
  await campo.focus()
  await page.keyboard.press('End')
  const campos = page.getByLabel(/^Texto de la pregunta/)
  expect(await countDrawn(campos)).toBe(93)
  await page.keyboard.type('x')
  await expect(campo).toHaveValue(/x$/)
  expect(await countDrawn(campos)).toBe(1)
})
