import type { Page } from '@playwright/test'
import { climaCorto } from '../../src/domain/climas/testing/clima-corto.ts'
import { listIdsDeGrupos, RUTA, sembrarClima, sembrarEmpresa } from './climas-siembra.ts'
import { sembrarCv } from './cv-siembra.ts'
import { expect, goToRest, ingresar, reloadUnderWorker, test } from './fixtures.ts'

/**
 * Would run wherever it is taken for markup, and after the end of a script it stood in; the policy would say so in the
 * console, which fails the test too.
 */
const MAL = '</script><img src=x onerror="malo=1">'
const ENLACE = 'javascript:window.malo=1'

async function call(page: Page, query: string, variables: object) {
  const { data, errors } = await (
    await page.request.post('api/graphql', { data: { query, variables } })
  ).json()
  if (errors) throw new Error(errors[0].message)
  return data
}

/** The whole document with the payload in every name and question. */
const climaMalo = JSON.parse(JSON.stringify(climaCorto), (key, value) =>
  ['nombre', 'descripcion', 'pregunta', 'preguntaGeneral', 'factorEvaluado', 'variable'].includes(key) &&
  typeof value === 'string'
    ? `${value} ${MAL}`
    : value,
)

test('what strangers wrote is text on every screen that shows it', async ({ page }) => {
  await ingresar(page)
  await sembrarCv(page, { nombre: MAL, apellido: ENLACE, etiquetas: [MAL], texto: `experiencia ${MAL}` })
  const idEmpresa = await sembrarEmpresa(page, MAL)
  const idClima = await sembrarClima(page, idEmpresa, 2024, climaMalo)
  const [idGrupoDeOpinion] = await listIdsDeGrupos(page, idClima)
  await call(
    page,
    'mutation($idClima: ID!) { changeEncuestaActivaClima(idClima: $idClima, encuestaActiva: true) { encuestaActiva } }',
    { idClima },
  )
  const { insertNewEncuesta: mensaje } = await call(
    page,
    'mutation($idClima: ID!, $g: ID!) { insertNewEncuesta(idClima: $idClima, idGrupoDeOpinion: $g, correos: null) }',
    { idClima, g: idGrupoDeOpinion },
  )
  const token = /[0-9A-Z]{4}(?: [0-9A-Z]{4}){2}/.exec(mensaje)![0]
  const { getEncuestado } = await call(
    page,
    'query($idClima: ID!, $token: String!) { getEncuestado(idClima: $idClima, token: $token) { cuestionario { partesCuestionario { tipo preguntas { id } preguntaAbierta { id } } } } }',
    { idClima, token },
  )
  const abiertas = getEncuestado.cuestionario.partesCuestionario.flatMap((parte: any) =>
    parte.tipo === 'preguntasAbiertas' ? parte.preguntas : (parte.preguntaAbierta ?? []),
  )
  await call(
    page,
    'mutation($idClima: ID!, $token: String!, $r: [RespuestaInput!]!) { insertRespuestasEncuesta(idClima: $idClima, token: $token, respuestas: $r) { id } }',
    { idClima, token, r: abiertas.map(({ id }: any) => ({ idPregunta: id, respuesta: MAL })) },
  )

  const screens = [
    'admin/cv/buscar',
    `${RUTA}`,
    `${RUTA}?vista=Empresas`,
    `${RUTA}?vista=Estructura&clima=${idClima}`,
    `${RUTA}?vista=InvitacionDeEncuesta&clima=${idClima}`,
    `${RUTA}?vista=TableEncuestados&clima=${idClima}`,
    `${RUTA}?vista=GraficasClima&clima=${idClima}&grafica=GruposDeOpinion`,
    `${RUTA}?vista=GraficasClima&clima=${idClima}&grafica=PreguntasAbiertas`,
  ]
  for (const screen of screens) {
    await page.goto(screen)
    const shown = page.locator('main').getByText(MAL).or(page.locator(`main input[value*="onerror"]`))
    await expect(shown.first(), screen).toBeAttached()
    expect(await page.evaluate(() => (window as { malo?: number }).malo), screen).toBeUndefined()
    expect(await page.locator('[onerror], a[href^="javascript:"]').count(), screen).toBe(0)
  }

  await page.goto(`admin/clima-organizacional/encuesta/${idClima}`)
  await page.getByLabel('Token').fill(token)
  await page.getByRole('button', { name: 'Empezar' }).click()
  await expect(page.getByText(MAL).first()).toBeVisible()
  expect(await page.evaluate(() => (window as { malo?: number }).malo)).toBeUndefined()
})

test.describe('the service worker', () => {
  test.use({ consolaEsperada: /ERR_INTERNET_DISCONNECTED|Request failed/, conServiceWorker: true })

  test('keeps nothing of whoever used the browser before', async ({ page, context }) => {
    await ingresar(page)
    await sembrarCv(page, { nombre: 'Hermenegilda', apellido: 'Reservada' })
    await page.goto('')
    await reloadUnderWorker(page)
    for (const path of ['dashboard', 'admin/cv/buscar?filtro=Hermenegilda']) {
      await goToRest(page, path)
    }
    await expect(page.getByText('Hermenegilda').first()).toBeVisible()
    const kept = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const entries = await Promise.all(
        stores.map(async (store) =>
          Promise.all(
            (await store.keys()).map(async (request) => ({
              path: new URL(request.url).pathname,
              text: await (await store.match(request))!.text(),
            })),
          ),
        ),
      )
      return entries.flat()
    })
    expect(kept.map(({ path }) => path)).toContain('/')
    expect(
      kept.filter(({ path }) => /^\/(api|admin|dashboard|login)/.test(path)).map(({ path }) => path),
    ).toEqual([])
    expect(
      kept.filter(({ text }) => /Hermenegilda|"conexion":true/.test(text)).map(({ path }) => path),
    ).toEqual([])

    // The next person at this browser, without a session and without a network.
    await context.clearCookies()
    await context.setOffline(true)
    await expect(page.goto('admin/cv/buscar?filtro=Hermenegilda')).rejects.toThrow(
      'ERR_INTERNET_DISCONNECTED',
    )
  })
})
