import { boton, entrar, sembrarEncuesta } from './encuesta-siembra.ts'
import { expect, test } from './fixtures.ts'

// A server of its own: wrong tokens count against the address that every test comes from.
test.use({ entorno: { TZ_SITIO: 'America/Guatemala' } })

const GET_ENCUESTADO =
  'query($idClima: ID!, $token: String!) { getEncuestado(idClima: $idClima, token: $token) { encuestaActiva } }'

test('too many wrong tokens are told so, and the right one still enters', async ({ page, servidor }) => {
  const encuesta = await sembrarEncuesta(page, servidor, 'Adivinanza')
  const token = await encuesta.invitar()
  const wrong = { idClima: encuesta.idClima, token: 'K7QF3M9X2HTB' }
  for (let n = 0; n < 100; n++) await servidor.graphql(GET_ENCUESTADO, wrong)
  await page.goto(encuesta.ruta)
  await page.getByLabel('Token').fill(wrong.token)
  await boton(page, 'Empezar').click()
  await expect(page.getByRole('alert').getByText('desde tu red se han probado demasiados')).toBeVisible()
  await entrar(page, encuesta, token)
})
