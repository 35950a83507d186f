import type { Page } from '@playwright/test'
import type { ClimaInput } from '../../src/domain/climas/clima-input.ts'
import { climaCorto } from '../../src/domain/climas/testing/clima-corto.ts'
import { abrirVista, expectSinDesborde, irASeccion, sembrarClima, sembrarEmpresa } from './climas-siembra.ts'
import { boton, entrar, guardar, respuesta, sembrarEncuesta } from './encuesta-siembra.ts'
import { expect, expectAccessible, ingresar, test } from './fixtures.ts'

const FRECUENCIA = ['Nunca', 'Casi nunca', 'A veces', 'Casi siempre', 'Siempre']
const HERRAMIENTAS = '¿Recibes las herramientas que necesitas?'
const METAS = '¿Conoces las metas de este año?'
const RECOMIENDAS = '¿Recomendarías trabajar aquí?'

/** A scale that measures a variable, an eNPS, and a part of which one option is chosen. */
const climaConEscalas: ClimaInput = {
  ...climaCorto,
  cuestionario: {
    tipo: 'clima',
    partesCuestionario: [
      {
        orden: 1,
        tipo: 'escala',
        variable: 'Rumbo',
        preguntaGeneral: '¿Con qué frecuencia te pasa?',
        puntos: FRECUENCIA.map((texto, i) => ({ texto, favorable: i > 2 })),
        preguntas: [
          { orden: 1, pregunta: HERRAMIENTAS, factorEvaluado: 'Metas', NoAplica: true },
          { orden: 2, pregunta: METAS, factorEvaluado: 'Metas' },
        ],
      },
      {
        orden: 2,
        tipo: 'escala',
        preguntaGeneral: '¿Qué tan probable es?',
        puntos: ['0 Nada probable', ...'123456789', '10 Muy probable'].map((texto, i) => ({
          texto,
          favorable: i > 8,
        })),
        eNPS: true,
        preguntas: [{ orden: 1, pregunta: RECOMIENDAS }],
      },
      {
        orden: 3,
        tipo: 'unica',
        preguntaGeneral: '¿En qué turno trabajas?',
        preguntas: ['Mañana', 'Tarde', 'Noche'].map((pregunta, i) => ({ orden: i + 1, pregunta })),
      },
    ],
  },
}

for (const ancho of [320, 360, 1024, 1440])
  test(`scales are answered by keyboard, on a screen of ${ancho}`, async ({ page, servidor }) => {
    await page.setViewportSize({ width: ancho, height: 800 })
    const encuesta = await sembrarEncuesta(page, servidor, `Escalas ${ancho}`, climaConEscalas)
    await entrar(page, encuesta, await encuesta.invitar())
    await expect(page.getByText('Página 1 de 3')).toBeVisible()
    await respuesta(page, HERRAMIENTAS, 'No Aplica').check()
    await respuesta(page, METAS, 'Nunca').focus()
    await page.keyboard.press('ArrowDown')
    await expect(respuesta(page, METAS, 'Casi nunca')).toBeChecked()
    await respuesta(page, METAS, 'Casi siempre').check()
    await expectSinDesborde(page)
    await expectAccessible(page)
    await guardar(page)

    await expect(page.getByText('Página 2 de 3')).toBeVisible()
    await expect(page.getByRole('radiogroup', { name: RECOMIENDAS }).getByRole('radio')).toHaveCount(11)
    await respuesta(page, RECOMIENDAS, '8').check()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(respuesta(page, RECOMIENDAS, '10 Muy probable')).toBeChecked()
    await expectSinDesborde(page)
    await expectAccessible(page)
    await guardar(page)

    await expect(page.getByText('Página 3 de 3')).toBeVisible()
    await boton(page, 'Guardar Respuestas').click()
    await expect(page.getByText('Tienes que Escoger alguna.')).toBeVisible()
    await page.getByLabel('Tarde').check()
    await page.getByLabel('Noche').check()
    await expectSinDesborde(page)
    await guardar(page)
    await expect.poll(encuesta.leerHoja).toMatch(/^4DKfft$/)
  })

async function abrirCuestionario(page: Page) {
  await ingresar(page)
  const idClima = await sembrarClima(page, await sembrarEmpresa(page, 'Puntos'), 2025, climaConEscalas)
  await abrirVista(page, 'Estructura', idClima)
  await irASeccion(page, 'Cuestionario')
  await page.locator('button[aria-expanded]', { hasText: 'Rumbo' }).click()
}

test('a scale is made in the editor: its points, what is favourable, and what is wrong at the point', async ({
  page,
}) => {
  await abrirCuestionario(page)
  await page.getByRole('textbox', { name: 'Punto 5' }).fill('Nunca')
  await boton(page, 'Guardar cambios').click()
  await expect(page.getByText('«Nunca» se repite.', { exact: true })).toBeVisible()
  await boton(page, 'Quitar el punto 5').click()
  await page.getByLabel('«Casi siempre» cuenta a favor').uncheck()
  await boton(page, 'Guardar cambios').click()
  await expect(page.getByText('Marca qué puntos cuentan a favor.', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await boton(page, '0 a 10, eNPS').click()
  await expect(page.getByRole('textbox', { name: 'Punto 11' })).toHaveValue('10 Muy probable')
  await expect(page.getByText('Marca qué puntos cuentan a favor.', { exact: true })).toHaveCount(0)
  await boton(page, 'Guardar cambios').click()
  await expect(page.getByText('Todo está guardado')).toBeVisible()
  await irASeccion(page, 'Vista previa')
  await expect(page.getByRole('radiogroup', { name: METAS }).getByRole('radio')).toHaveCount(11)
})
