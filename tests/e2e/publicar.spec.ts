import type { Page } from '@playwright/test'
import { climaCorto } from '../../src/domain/climas/testing/clima-corto.ts'
import { expectSinDesborde, listIdsDeGrupos, RUTA, sembrarClima, sembrarEmpresa } from './climas-siembra.ts'
import { expect, expectAccessible, goInside, ingresar, test } from './fixtures.ts'
import { abrirGrafica, ask, doConGrafica, irAGrafica } from './resultados-siembra.ts'

const ENCUESTA = `query($idClima: ID!, $token: String!) { getEncuestado(idClima: $idClima, token: $token) {
  cuestionario { partesCuestionario { tipo preguntas { id } preguntaAbierta { id } } } } }`

const GUARDAR = `mutation($idClima: ID!, $token: String!, $respuestas: [RespuestaInput!]!) {
  insertRespuestasEncuesta(idClima: $idClima, token: $token, respuestas: $respuestas) { id } }`

/** So many people of a group answer everything. */
async function contestar(page: Page, idClima: string, idGrupoDeOpinion: string, cuantos: number) {
  const { insertTokens } = await ask(
    page,
    `mutation($idClima: ID!, $idGrupoDeOpinion: ID!, $cuantos: Int!) {
      insertTokens(idClima: $idClima, idGrupoDeOpinion: $idGrupoDeOpinion, cuantos: $cuantos) { tokens } }`,
    { idClima, idGrupoDeOpinion, cuantos },
  )
  for (const token of insertTokens.tokens) {
    const { getEncuestado } = await ask(page, ENCUESTA, { idClima, token })
    const respuestas = getEncuestado.cuestionario.partesCuestionario.flatMap((parte: any) => [
      ...parte.preguntas.map(({ id }: { id: string }, i: number) => ({
        idPregunta: id,
        respuesta: /smile|malo/.test(parte.tipo)
          ? '1'
          : /Abiertas/.test(parte.tipo)
            ? 'Bien.'
            : String(i === 0),
      })),
      ...(parte.preguntaAbierta ? [{ idPregunta: parte.preguntaAbierta.id, respuesta: '' }] : []),
    ])
    await ask(page, GUARDAR, { idClima, token, respuestas })
  }
}

const activar = (page: Page, idClima: string, encuestaActiva: boolean) =>
  ask(
    page,
    `mutation($idClima: ID!, $encuestaActiva: Boolean!) {
      changeEncuestaActivaClima(idClima: $idClima, encuestaActiva: $encuestaActiva) { encuestaActiva } }`,
    { idClima, encuestaActiva },
  )

test('publishing names whom it withholds before it acts; then figures are there, and withheld groups say why', async ({
  page,
}) => {
  await ingresar(page)
  const idEmpresa = await sembrarEmpresa(page, 'Publicada')
  const idClima = await sembrarClima(page, idEmpresa, 2025, { ...climaCorto, minimoPorGrupo: 3 })
  const [oficina, planta] = (await listIdsDeGrupos(page, idClima)) as [string, string]
  const cambiar = (activa: boolean) => activar(page, idClima, activa)
  await cambiar(true)
  await contestar(page, idClima, oficina, 6)
  await contestar(page, idClima, planta, 2)
  await abrirGrafica(page, idClima)
  await expect(page.getByRole('button', { name: 'Publicar resultados' })).toHaveCount(0)
  // Each place of a chart leads on, also of those that no early publication brings.
  for (const grafica of ['AreasDeAnalisis', 'Antiguedad']) {
    await irAGrafica(page, idClima, grafica)
    await expect(page.getByRole('link', { name: 'Ver quién falta por contestar' })).toHaveAttribute(
      'href',
      /vista=TableEncuestados/,
    )
  }

  await cambiar(false)
  // A close publishes too, for good, so that it names them as well.
  await goInside(page, `${RUTA}?vista=EditarClima&clima=${idClima}`)
  await page.getByRole('button', { name: 'Cerrar y anonimizar' }).click()
  const cierre = page.getByRole('dialog', { name: 'Cerrar y anonimizar' })
  await expect(cierre).toContainText('8 cuestionarios sin publicar se publican al cerrar.')
  await expect(cierre).toContainText('Planta (menos de 3 cuestionarios)')
  await expect(cierre).toContainText('Oficina (para proteger a otro grupo)')
  await expectAccessible(page)
  await cierre.getByRole('button', { name: 'No cerrar' }).click()
  await abrirGrafica(page, idClima)
  await page.getByRole('button', { name: 'Publicar resultados' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Publicar resultados' })
  await expect(dialogo).toContainText('8 cuestionarios quedan fijos')
  await expect(dialogo).toContainText('Planta (menos de 3 cuestionarios)')
  await expect(dialogo).toContainText('Oficina (para proteger a otro grupo)')
  await expectAccessible(page)
  await dialogo.getByRole('button', { name: 'Todavía no' }).click()
  await expect(dialogo).toBeHidden()
  await page.getByRole('button', { name: 'Publicar resultados' }).click()
  await dialogo.getByRole('button', { name: 'Publicar resultados' }).click()
  await expect(dialogo).toBeHidden()
  await expect(page.getByRole('button', { name: 'Publicar resultados' })).toHaveCount(0)

  await abrirGrafica(page, idClima, 'AreasDeAnalisisPorGrupoDeOpinion')
  for (const width of [360, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByText('Menos de 3 personas').first()).toBeVisible()
    await expect(page.getByText('Se reserva para proteger a otro grupo').first()).toBeVisible()
    await expectSinDesborde(page)
  }
  await expectAccessible(page)
})

test('a close that is decided and not done is said wherever a figure lacks, and no view calls that its result', async ({
  page,
}) => {
  await ingresar(page)
  const idEmpresa = await sembrarEmpresa(page, 'Por terminar')
  const idClima = await sembrarClima(page, idEmpresa, 2025, { ...climaCorto, minimoPorGrupo: 3 })
  await ask(page, 'mutation($idClima: ID!) { cerrarClimaOrganizacional(idClima: $idClima) { id } }', {
    idClima,
  })
  await page.goto(RUTA)
  // The server is not slow enough for a test: its answers say what they say while it is at work.
  await page.route('**/api/graphql', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('"terminando":false', '"terminando":true')
    await route.fulfill({ response, body })
  })
  const aviso = page.getByText('Se está terminando el cierre.')
  for (const grafica of ['MapaDeCalor', 'GruposDeOpinion', 'PreguntasAbiertas', '']) {
    await irAGrafica(page, idClima, grafica)
    await expect(aviso).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('se cerró sin cifras')
  }
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectSinDesborde(page)
    await expectAccessible(page)
  }
  await page.unroute('**/api/graphql')
  await expect(page.getByText('El clima de 2025 se cerró sin cifras.')).toBeVisible()
  await expect(aviso).toBeHidden()
})

const LARGO = 'Cooperativa Integral de Comercialización Agropecuaria del Altiplano Occidental'

test('a round closed with too few sheets promises nothing, and says on each of its screens why it has no figures', async ({
  page,
}) => {
  await ingresar(page)
  const idEmpresa = await sembrarEmpresa(page, LARGO)
  const idDeAntes = await sembrarClima(page, idEmpresa, 2024)
  await activar(page, idDeAntes, true)
  await contestar(page, idDeAntes, (await listIdsDeGrupos(page, idDeAntes))[0]!, 3)
  await activar(page, idDeAntes, false)
  const idClima = await sembrarClima(page, idEmpresa, 2025, { ...climaCorto, minimoPorGrupo: 5 })
  const [oficina = ''] = await listIdsDeGrupos(page, idClima)
  await activar(page, idClima, true)
  await contestar(page, idClima, oficina, 3)
  await activar(page, idClima, false)
  await abrirGrafica(page, idClima)
  const empresa = page.getByRole('listitem').filter({ hasText: 'Toda la empresa' })
  await expect(empresa).toContainText('3 cuestionarios')
  await expect(empresa).toContainText('Todavía no se publica')

  await ask(page, 'mutation($idClima: ID!) { cerrarClimaOrganizacional(idClima: $idClima) { id } }', {
    idClima,
  })
  await page.reload()
  for (const grafica of ['', 'MapaDeCalor', 'GruposDeOpinion', 'PreguntasAbiertas', 'Tendencia']) {
    await irAGrafica(page, idClima, grafica)
    await expect(page.getByText('El clima de 2025 se cerró sin cifras.')).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/al publicar/i)
  }
  // The rounds before it have theirs, and its menu leads to them.
  await irAGrafica(page, idClima)
  await page.getByRole('link', { name: 'Ver las otras rondas en Tendencia' }).click()
  await expect(
    page.getByRole('img', { name: /^Tendencia\. Satisfacción general: 2024, \d.* y 2025, sin cifra/ }),
  ).toBeVisible()
  await expectAccessible(page)
  // What sets one round apart from another stands at the end of its name: on a phone it is not cut off.
  await page.setViewportSize({ width: 360, height: 800 })
  await abrirGrafica(page, idClima, 'AreasDeAnalisisComparativas')
  const rondas = page.getByLabel('Selecciona un Clima:')
  await expect(rondas).toHaveValue(idDeAntes)
  expect((await rondas.boundingBox())?.height).toBeGreaterThan(3 * 20)
  await expectSinDesborde(page)
  await goInside(page, `${RUTA}?vista=EditarClima&clima=${idClima}`)
  await expect(page.getByRole('main')).toContainText(
    'Se cerró con menos de 5 cuestionarios contestados, así que no tiene cifras.',
  )
  await expect(page.getByRole('main')).not.toContainText(/al publicar|Al desactivar/)
})

test('a map wider than its frame shows the column that its address sorts by', async ({ page }) => {
  await ingresar(page)
  const nombres = Array.from({ length: 24 }, (_, i) => `Variable ${i + 1}`)
  const [, ...otras] = climaCorto.cuestionario.partesCuestionario
  const idClima = await sembrarClima(page, await sembrarEmpresa(page, 'Ancha'), 2025, {
    ...climaCorto,
    indicadoresDeMedicion: [
      {
        nombre: 'Todo',
        variables: nombres.map((nombre) => ({
          nombre,
          descripcion: '',
          factoresEvaluados: [{ nombre: 'Factor', positiva: true }],
        })),
      },
    ],
    cuestionario: {
      tipo: 'clima',
      partesCuestionario: [
        ...nombres.map((variable, i) => ({
          orden: i + 1,
          tipo: 'smile' as const,
          variable,
          preguntas: [{ orden: 1, pregunta: `¿${variable}?`, factorEvaluado: 'Factor' }],
        })),
        ...otras.map((parte, i) => ({ ...parte, orden: nombres.length + i + 1 })),
      ],
    },
  })
  const [oficina = ''] = await listIdsDeGrupos(page, idClima)
  await activar(page, idClima, true)
  await contestar(page, idClima, oficina, 1)
  await page.setViewportSize({ width: 1440, height: 900 })
  const cabeza = page.getByRole('columnheader', { name: 'Variable 24', exact: true })
  await abrirGrafica(page, idClima, 'MapaDeCalor')
  await expect(cabeza).toBeVisible()
  await expect(cabeza).not.toBeInViewport()
  await abrirGrafica(page, idClima, 'MapaDeCalor', '&orden=Variable 24')
  await expect(cabeza).toHaveAttribute('aria-sort', 'ascending')
  await expect(cabeza).toBeInViewport({ ratio: 0.9 })
  // Its table too is as wide as it is inside its own frame.
  await doConGrafica(page.getByRole('main'), 'Ver como tabla')
  await expect(page.getByRole('table')).toHaveCount(2)
  await expectSinDesborde(page)
})
