import { expect, test } from 'vitest'
import { codeOf, messageOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { GET_ENCUESTADO, openEncuesta } from './testing/encuesta-de-prueba.ts'

const CUARTO_DE_HORA = 15 * 60_000
const MENSAJE =
  'Ese token no existe, y desde tu red se han probado demasiados. Revisa el que recibiste: el correcto siempre entra.'
const FALSO = 'K7QF 3M9X 2HTB'

describeAnyEngine('guessing tokens', (engine) => {
  async function open() {
    const encuesta = await openEncuesta(engine)
    const { graphql, idClima, post } = encuesta
    return {
      ...encuesta,
      guessMany: async () => {
        const answered = []
        for (let i = 10; i < 35; i++) {
          const token = FALSO.slice(0, -2) + i
          answered.push(await graphql(GET_ENCUESTADO, { idClima, token }))
        }
        return answered
      },
      lookUpFrom: async (remoteAddress: string, token: string) =>
        (await post({ query: GET_ENCUESTADO, variables: { idClima, token } }, { remoteAddress })).body,
    }
  }

  test('is limited per address, for lookups and saves together', async () => {
    const { guessMany, lookUp, save, answer, lookUpFrom, post, idClima } = await open()
    for (let i = 0; i < 3; i++) expect((await guessMany()).every(({ errors }) => !errors)).toBe(true)
    for (let i = 0; i < 24; i++) expect(codeOf(await save(FALSO, answer({ 1: '0' })))).toBe('NOT_FOUND')
    const ultimos = await guessMany()
    expect(ultimos[0]).toEqual({ data: { getEncuestado: null } })
    for (const answered of [
      ...ultimos.slice(1),
      await lookUp(FALSO),
      await lookUp('x'),
      await save(FALSO, []),
    ]) {
      expect([codeOf(answered), messageOf(answered)]).toEqual(['RATE_LIMITED', MENSAJE])
    }
    expect((await lookUpFrom('198.51.100.7', FALSO)).data.getEncuestado).toBeNull()
    // Who says to come from elsewhere does not.
    const headers = { 'x-forwarded-for': '198.51.100.8', 'x-real-ip': '198.51.100.8' }
    const spoofed = await post({ query: GET_ENCUESTADO, variables: { idClima, token: FALSO } }, { headers })
    expect(codeOf(spoofed.body)).toBe('RATE_LIMITED')
  })

  test('an office behind one address is never locked out: a right token passes, over the limit too', async () => {
    const { ctx, invite, lookUp, save, answer, guessMany } = await open()
    const people = await Promise.all(Array.from({ length: 20 }, () => invite()))
    for (let i = 0; i < 5; i++) await guessMany()
    expect(codeOf(await lookUp(FALSO))).toBe('RATE_LIMITED')
    const antes = await ctx.db.selectFrom('limites').selectAll().execute()
    for (const { token } of people) {
      expect((await lookUp(token)).encuestaActiva).toBe(true)
      expect(await save(token, answer({ 1: '0' }))).toMatchObject([{ respuesta: '0' }])
    }
    expect(await ctx.db.selectFrom('limites').selectAll().execute()).toEqual(antes)
  })

  test('is forgotten after a quarter of an hour, and the address is not kept in the clear', async () => {
    const { ctx, lookUp, guessMany } = await open()
    for (let i = 0; i < 5; i++) await guessMany()
    expect(codeOf(await lookUp(FALSO))).toBe('RATE_LIMITED')
    expect(JSON.stringify(await ctx.db.selectFrom('limites').selectAll().execute())).not.toContain(
      '127.0.0.1',
    )
    ctx.advance(CUARTO_DE_HORA)
    expect(await lookUp(FALSO)).toBeNull()
  })

  test('is done one at a time: a second survey in the same document is refused', async () => {
    const { graphql, idClima, invite } = await open()
    const { token } = await invite()
    const one = 'getEncuestado(idClima: $idClima, token: $token) { encuestaActiva }'
    const both = await graphql(`query($idClima: ID!, $token: String!) { a: ${one} b: ${one} }`, {
      idClima,
      token,
    })
    expect(both.data).toEqual({ a: { encuestaActiva: true }, b: null })
    expect([codeOf(both), messageOf(both)]).toEqual(['BAD_USER_INPUT', 'Pide una encuesta a la vez.'])
  })

  test('of a closed round is counted apart, and shows no question', async () => {
    const { graphql, idClima, invite, lookUp, cerrar, guessMany } = await open()
    const { token } = await invite()
    await cerrar(idClima)
    const over = await lookUp(FALSO)
    expect(over).toMatchObject({ encuestaActiva: false, cuestionario: { partesCuestionario: [] } })
    for (let i = 0; i < 4; i++) await guessMany()
    const refused = await graphql(GET_ENCUESTADO, { idClima, token })
    expect([codeOf(refused), messageOf(refused)]).toEqual([
      'RATE_LIMITED',
      'Esta encuesta ya terminó, y desde tu red se ha abierto demasiadas veces.',
    ])
    expect((await graphql(GET_ENCUESTADO, { idClima: 'otro', token })).data.getEncuestado).toBeNull()
  })
})
