// Takes the pictures of the README from the running demo: `npm run imagenes`.
import { isDeLaCeiba, savePicture, withDemo } from './demo.ts'

const PANTALLA = { width: 1280, height: 800 }

await withDemo(async ({ url, open, ask, rondas }) => {
  const page = await open({ viewport: PANTALLA, reducedMotion: 'reduce' })
  await page.goto(url, { waitUntil: 'networkidle' })
  await savePicture(page, 'docs/imagenes/inicio.webp')

  const cerrada = rondas.find((ronda) => isDeLaCeiba(ronda) && !ronda.encuestaActiva)!
  await page.goto(
    `${url}/admin/clima-organizacional/ver-climas?vista=GraficasClima&clima=${cerrada.id}&grafica=MapaDeCalor`,
    {
      waitUntil: 'networkidle',
    },
  )
  await savePicture(page, 'docs/imagenes/resultados.webp')

  const abierta = rondas.find(({ encuestaActiva }) => encuestaActiva)!
  // Groups of the demo are full: whoever has not begun makes room.
  const { appInfo } = await ask(
    'query($idClima: ID!) { appInfo { getEncuestados(idClima: $idClima) { id idGrupoDeOpinion estado } } }',
    { idClima: abierta.id },
  )
  const uno = appInfo.getEncuestados.find((de: { estado: string }) => de.estado === 'Sin iniciar')
  const { insertTokens } = await ask(
    `mutation($idClima: ID!, $uno: ID!, $grupo: ID!) {
      deleteEncuesta(idClima: $idClima, idEncuesta: $uno) { idEncuesta }
      insertTokens(idClima: $idClima, idGrupoDeOpinion: $grupo, cuantos: 1) { tokens } }`,
    { idClima: abierta.id, uno: uno.id, grupo: uno.idGrupoDeOpinion },
  )
  const telefono = await open({ viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, hasTouch: true })
  await telefono.goto(`${url}/admin/clima-organizacional/encuesta/${abierta.id}`)
  await telefono.getByLabel('Token').fill(insertTokens.tokens[0])
  await telefono.getByRole('button', { name: 'Empezar' }).click()
  await telefono.getByText(/^Página \d+ de/).waitFor()
  await telefono.getByRole('radio').nth(3).click()
  await savePicture(telefono, 'docs/imagenes/encuesta.webp')
})
