import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { publicPaths } from '../../src/web/public-pages.ts'
import { listIdsDeGrupos, RUTA } from './climas-siembra.ts'
import { CUENTAS } from './demo-siembra.ts'
import { sembrarClimaActivo } from './encuestados-siembra.ts'
import { expect, goInsideToRest, goToRest, ingresar, LOG_IN, test } from './fixtures.ts'
import { ask, listRondas } from './resultados-siembra.ts'

/** Phones, a tablet, what a folded or unfolded menu leaves of a small laptop, desks. */
const ANCHOS = [320, 768, 960, 1024, 1093, 1920]

/** What is wrong at this width: the page scrolls sideways, or something that can be pressed is cut off. */
const findCortes = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    /** What its frames leave of the screen's width. */
    const findLugar = (elemento: Element) => {
      const lugar = { desde: 0, hasta: clientWidth }
      for (let marco = elemento.parentElement; marco; marco = marco.parentElement) {
        if (getComputedStyle(marco).overflowX === 'visible') continue
        const { left, right } = marco.getBoundingClientRect()
        lugar.desde = Math.max(lugar.desde, left)
        lugar.hasta = Math.min(lugar.hasta, right)
      }
      return lugar
    }
    const isCortado = (elemento: Element) => {
      const { left, right, width } = elemento.getBoundingClientRect()
      const oculto = !elemento.checkVisibility({ checkVisibilityCSS: true }) || elemento.closest('.oculto')
      if (oculto || width < 2 || right < 0) return false
      const { desde, hasta } = findLugar(elemento)
      return left < desde - 1 || right > hasta + 1
    }
    const cortes = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter(isCortado)
      .map((e) => `${e.tagName} «${(e.textContent || e.ariaLabel || '').trim().slice(0, 40)}»`)
    return scrollWidth > clientWidth ? [`scrolls ${scrollWidth - clientWidth} px`, ...cortes] : cortes
  })

/** Its width changes under a screen, as a window's does. */
async function walk(page: Page, direcciones: readonly string[], go = goToRest) {
  const cortes: string[] = []
  for (const direccion of direcciones) {
    await go(page, direccion)
    for (const width of ANCHOS) {
      await page.setViewportSize({ width, height: 800 })
      for (const corte of await findCortes(page)) cortes.push(`${direccion || '/'} at ${width}: ${corte}`)
    }
  }
  expect(cortes).toEqual([])
}

/** Screens of the one where the page is: other tests open them by their addresses. */
const walkInside = (page: Page, direcciones: readonly string[]) => walk(page, direcciones, goInsideToRest)

test.use({ entorno: { DEMO: '1' }, entornoDeTodos: true, consolaEsperada: /404 \(Not Found\)/ })
/** A screen takes a second or two to come to rest, at six widths. */
test.describe.configure({ timeout: 600_000 })

test('with letters twice as large a phone does not scroll sideways, and nothing that is pressed is cut', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    }),
  )
  await page.setViewportSize({ width: 360, height: 740 })
  const cortes: string[] = []
  const look = async (direcciones: readonly string[], go = goToRest) => {
    for (const direccion of direcciones) {
      await go(page, direccion)
      for (const corte of await findCortes(page)) cortes.push(`${direccion || '/'}: ${corte}`)
    }
  }
  await look(['', 'envia-cv', 'anonimato', 'login'])
  await ingresar(page)
  const [ronda] = await listRondas(page, /Ceiba/)
  const graficas = `${RUTA}?vista=GraficasClima&clima=${ronda?.id}`
  await look(['dashboard'])
  await look(
    [
      'admin/cv/pendientes',
      'admin/equipo',
      RUTA,
      `${RUTA}?vista=EditarClima&clima=${ronda?.id}`,
      `${graficas}&grafica=SatisfaccionGeneral`,
    ],
    goInsideToRest,
  )
  expect(cortes).toEqual([])
})

test('no public screen scrolls sideways or cuts anything, from 320 to 1920 px', async ({ page }) => {
  await walk(page, [...publicPaths.map((path) => path.slice(1)), 'login'])
})

test("no screen of staff's scrolls sideways or cuts anything, from 320 to 1920 px", async ({ page }) => {
  await ingresar(page)
  const [ronda, otra] = await listRondas(page, /Ceiba/)
  const { empresas } = await ask(page, '{ empresas { id } }')
  const { appInfo } = await ask(page, '{ appInfo { getCVs(limit: 1, cursor: 0) { id } } }')
  const vista = (nombre: string, resto = '') => `${RUTA}?vista=${nombre}${resto}`
  const clima = (nombre: string, resto = '') => vista(nombre, `&clima=${ronda?.id}${resto}`)
  const secciones = ['fechas', 'grupos', 'indicadores', 'cuestionario', 'vistaPrevia']
  const graficas = [
    'AreasDeTrabajo',
    'GruposDeOpinion',
    'GraficasComplementarias',
    'Antiguedad',
    'PelotasAreasDeTrabajo',
    `AntiguedadComparativas&comparado=${otra?.id}`,
  ]
  const conocidas = [
    '',
    'SatisfaccionGeneral',
    'AreasDeAnalisis',
    'AreasDeAnalisisPorGrupoDeOpinion',
    'PelotasGruposDeOpinion',
    'PreguntasAbiertas',
    `AreasDeAnalisisComparativas&comparado=${otra?.id}`,
  ]
  const grafica = (nombre: string) => clima('GraficasClima', nombre && `&grafica=${nombre}`)
  await walk(page, [
    `admin/clima-organizacional/encuesta/${ronda?.id}`,
    'admin/cv/vacantes',
    vista('NuevaEmpresa'),
    ...graficas.map(grafica),
  ])
  await walkInside(page, [
    'dashboard',
    'admin/cuenta',
    'admin/cv',
    'admin/cv/ingresar',
    'admin/cv/buscar',
    `admin/cv/editar/${appInfo.getCVs[0].id}`,
    'admin/cv/etiquetas',
    'admin/cv/pendientes',
    RUTA,
    vista('Empresas'),
    vista('EditarEmpresa', `&empresa=${empresas[0].id}`),
    vista('NuevoClima'),
    vista('EstudioAnterior'),
    clima('EditarClima'),
    ...secciones.map((seccion) => clima('Estructura', `&seccion=${seccion}`)),
    clima('InvitacionDeEncuesta'),
    clima('TableEncuestados'),
    ...conocidas.map(grafica),
  ])
})

test('neither do the readings, the report, the plan, the team, the settings and what waits of CVs', async ({
  page,
}) => {
  await ingresar(page)
  const [ronda, otra] = await listRondas(page, /Ceiba/)
  const lectura = (nombre: string) => `${RUTA}?vista=GraficasClima&clima=${ronda?.id}&grafica=${nombre}`
  await walk(page, [
    'admin/equipo',
    'admin/ajustes',
    'admin/cuenta/segundo-factor',
    'admin/cv/pendientes?vista=retencion',
    ...['Prioridades', `CambioConCerteza&comparado=${otra?.id}`].map(lectura),
  ])
  await walkInside(page, [
    ...['MapaDeCalor', 'Tendencia', 'PreguntaPorPregunta'].map(lectura),
    `${RUTA}?vista=Informe&clima=${ronda?.id}`,
    `${RUTA}?vista=Plan&clima=${ronda?.id}`,
    'admin/equipo?vista=bitacora',
    'admin/cv/pendientes?vista=por-actualizar',
  ])
})

test("neither do a client's screens, nor those of whoever has lost the key", async ({ page, servidor }) => {
  await walk(page, ['olvide-clave', 'nueva-clave', 'actualiza-cv', 'no-existe'])
  const cuentas = readFileSync(join(servidor.dataDir, CUENTAS), 'utf8')
  const [, usuario, password] = /Demo, cliente\s+(\S+) \/ (\S+)/.exec(cuentas) ?? []
  await ask(page, LOG_IN, { usuario, password })
  // By their addresses: no other test watches the console where a client comes in.
  await walk(page, ['cliente', 'cliente/resultados', 'cliente/informes', 'cliente/plan'])
  await walkInside(page, ['admin/cuenta'])
})

test('neither do those for people without e-mail, nor the tablet that they share', async ({ page }) => {
  await ingresar(page)
  const idClima = await sembrarClimaActivo(page, 'Hilandera')
  const [idGrupo] = await listIdsDeGrupos(page, idClima)
  for (const via of ['captura', 'papeleta']) {
    const lote = `mutation($idClima: ID!, $idGrupo: ID!) {
      insertLote(idClima: $idClima, idGrupoDeOpinion: $idGrupo, via: ${via}, hojas: 5) { numero } }`
    await ask(page, lote, { idClima, idGrupo })
  }
  const clima = (vista: string) => `${RUTA}?vista=${vista}&clima=${idClima}`
  await walk(page, [
    `admin/clima-organizacional/encuesta/${idClima}?kiosco`,
    'e/ZZZZZZ',
    clima('SinCorreo'),
    clima('SinCorreo&modo=kiosco'),
    clima('Captura&lote=1'),
  ])
  await walkInside(page, [clima('SinCorreo&modo=papel'), clima('TableEncuestados')])
})

/** What paper leaves of its width between the margins: upright, and lying down. */
const PAPELES = [672, 960]

const listCortadas = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const textos = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cortados: string[] = []
    while (textos.nextNode()) {
      const { currentNode } = textos
      if (!currentNode.parentElement?.checkVisibility() || currentNode.parentElement.closest('.oculto'))
        continue
      const rango = document.createRange()
      rango.selectNodeContents(currentNode)
      const { left, right, width } = rango.getBoundingClientRect()
      if (width > 1 && (left < -1 || right > clientWidth + 1)) cortados.push(currentNode.textContent ?? '')
    }
    return cortados
  })

test('no text of what is late reaches beyond the edge of the paper', async ({ page }) => {
  await ingresar(page)
  const ronda = (await listRondas(page, /Ceiba/)).find(({ anio }) => anio === 2024)
  await page.goto('dashboard')
  for (const direccion of ['dashboard', `${RUTA}?vista=Plan&clima=${ronda?.id}`]) {
    await page.emulateMedia({ media: 'screen' })
    await goInsideToRest(page, direccion)
    await page.emulateMedia({ media: 'print' })
    for (const width of PAPELES) {
      await page.setViewportSize({ width, height: 900 })
      expect([direccion, width, await listCortadas(page)]).toEqual([direccion, width, []])
    }
  }
})
