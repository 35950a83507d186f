import type { Page } from '@playwright/test'
import { formatVista, type Vista } from '../../src/features/climas/web/vista.ts'
import { NOMBRES } from '../../src/features/resultados/web/graficas.ts'
import { expect, goInsideToRest, ingresar, test } from './fixtures.ts'
import { listRondas } from './resultados-siembra.ts'

/** What a screen is for, whatever it is drawn with. */
const DATO = '[role=img] svg, tbody tr, ul li a, dl, [data-dato]'

/** The first screen of a laptop, and of a telephone. */
const PANTALLAS = [
  { width: 1366, height: 768, hasta: 300 },
  { width: 360, height: 780, hasta: 420 },
]

/** Views that begin lower, for what is chosen or told over them: how far they may, on a laptop and on a telephone. */
const MAS_ABAJO: readonly [dato: RegExp, laptop: number, telefono: number][] = [
  [/Comparativas/, 300, 500],
  [/PreguntasAbiertas/, 300, 580],
  [/PelotasAreasDeTrabajo/, 345, 470],
  [/PelotasGruposDeOpinion/, 370, 550],
  [/PreguntaPorPregunta/, 315, 640],
]

/** Where no round of the demo asks for it. */
const SIN_DATOS = ['ENPS']

/** How far from the top the first begins. */
const measureDato = (page: Page) =>
  page.getByRole('main').evaluate((main, dato) => {
    const tops = [...main.querySelectorAll(dato)]
      .filter(
        (uno) =>
          uno.checkVisibility({ contentVisibilityAuto: true }) &&
          (uno.matches('[data-dato]') || !uno.closest('[data-ronda], header')),
      )
      .map((uno) => Math.round(uno.getBoundingClientRect().top + scrollY))
    return Math.min(...tops)
  }, DATO)

test.use({ entorno: { DEMO: '1' }, entornoDeTodos: true })
test.describe.configure({ timeout: 300_000 })

test('lists and the views of one round begin with their data on the first screen', async ({ page }) => {
  await ingresar(page)
  await page.goto('dashboard')
  const [ronda, otra] = await listRondas(page, /Ceiba/)
  const idClima = ronda!.id
  const vistas: Vista[] = [
    { vista: 'TableClima' },
    { vista: 'Empresas' },
    { vista: 'TableEncuestados', idClima },
    { vista: 'GraficasClima', idClima },
    ...NOMBRES.filter((nombre) => !SIN_DATOS.includes(nombre)).map((grafica): Vista => {
      const comparado = grafica.endsWith('Comparativas') ? otra!.id : ''
      return { vista: 'GraficasClima', idClima, grafica, comparado }
    }),
  ]
  const direcciones = [
    ...vistas.map(formatVista),
    'admin/cv/vacantes',
    'admin/cv/etiquetas',
    'admin/cv/buscar',
  ]
  const todas = expect.configure({ soft: true })
  for (const direccion of direcciones) {
    await goInsideToRest(page, direccion)
    for (const { hasta, ...viewport } of PANTALLAS) {
      await page.setViewportSize(viewport)
      const [, laptop, telefono] = MAS_ABAJO.find(([dato]) => dato.test(direccion)) ?? [null, hasta, hasta]
      const limite = viewport.width < 900 ? telefono : laptop
      // A screen turns over a moment after its window did.
      await todas
        .poll(() => measureDato(page), `${direccion} at ${viewport.width}`)
        .toBeLessThanOrEqual(limite)
    }
  }
})
