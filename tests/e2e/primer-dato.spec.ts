import type { Page } from '@playwright/test'
import { formatVista, type Vista } from '../../src/features/climas/web/vista.ts'
import type { NombreDeGrafica } from '../../src/features/resultados/web/graficas.ts'
import { expect, goInsideToRest, ingresar, test } from './fixtures.ts'
import { listRondas } from './resultados-siembra.ts'

/** What a screen is for, whatever it is drawn with. */
const DATO = '[role=img] svg, tbody tr, ul li a, dl'

/** On a laptop's first screen. */
const HASTA = 300

/** How far from the top the first begins. */
const measureDato = (page: Page) =>
  page.getByRole('main').evaluate((main, dato) => {
    const tops = [...main.querySelectorAll(dato)]
      .filter((uno) => uno.checkVisibility() && !uno.closest('[data-ronda], header'))
      .map((uno) => Math.round(uno.getBoundingClientRect().top + scrollY))
    return Math.min(...tops)
  }, DATO)

test.use({ entorno: { DEMO: '1' }, entornoDeTodos: true })

test('lists and the views of one round begin with their data on the first screen', async ({ page }) => {
  await ingresar(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('dashboard')
  const [ronda] = await listRondas(page, /Ceiba/)
  const idClima = ronda!.id
  const grafica = (nombre: NombreDeGrafica): Vista => ({ vista: 'GraficasClima', idClima, grafica: nombre })
  const vistas: Vista[] = [
    { vista: 'TableClima' },
    { vista: 'Empresas' },
    { vista: 'TableEncuestados', idClima },
    grafica('AreasDeAnalisis'),
    grafica('AreasDeAnalisisPorGrupoDeOpinion'),
    grafica('AreasDeAnalisisPorAreaDeTrabajo'),
    grafica('AreasDeTrabajo'),
    grafica('GruposDeOpinion'),
    grafica('Antiguedad'),
  ]
  const lejos: string[] = []
  for (const vista of vistas) {
    await goInsideToRest(page, formatVista(vista))
    await expect.poll(() => measureDato(page), formatVista(vista)).toBeLessThan(Infinity)
    const top = await measureDato(page)
    if (top > HASTA) lejos.push(`${formatVista(vista)}: ${top}`)
  }
  expect(lejos).toEqual([])
})
