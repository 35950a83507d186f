import { expect, test } from 'vitest'
import { describeEngines } from '../../../../tests/support/databases.ts'
import { codeOf, messageOf } from '../climas/testing/climas-de-prueba.ts'
import { GET_ENCUESTADO, openEncuesta } from './testing/encuesta-de-prueba.ts'

const CUARTO_DE_HORA = 15 * 60_000
const MENSAJE =
  'Ese token no existe, y desde tu red se han probado demasiados. Revisa el que recibiste: el correcto siempre entra.'
const FALSO = 'K7QF 3M9X 2HTB 8WRD'

describeEngines('guessing tokens', (engine) => {
  /** Twenty-five wrong tokens in one document. */
  const ALIASED = `query($idClima: ID!) { ${Array.from(
    { length: 25 },
    (_, i) =>
      `a${i}: getEncuestado(idClima: $idClima, token: "${FALSO.slice(0, 17)}${i}${i % 2}") { encuestaActiva }`,
  ).join('\n')} }`

  async function open() {
    const encuesta = await openEncuesta(engine)
    const { graphql, idClima, post } = encuesta
    return {
      ...encuesta,
      guessMany: () => graphql(ALIASED, { idClima }),
      lookUpFrom: async (remoteAddress: string, token: string) =>
        (await post({ query: GET_ENCUESTADO, variables: { idClima, token } }, { remoteAddress })).body,
    }
  }

  test('is limited per address, aliases counted one by one, for lookups and saves together', async () => {
    const { guessMany, lookUp, save, answer, lookUpFrom, post, idClima } = await open()
    for (let i = 0; i < 3; i++) expect((await guessMany()).errors).toBeUndefined()
    for (let i = 0; i < 24; i++) expect(codeOf(await save(FALSO, answer({ 1: '0' })))).toBe('NOT_FOUND')
    const ultimo = await guessMany()
    expect(Object.values(ultimo.data).every((encuesta) => encuesta === null)).toBe(true)
    expect(ultimo.errors).toHaveLength(24)
    for (const answered of [ultimo, await lookUp(FALSO), await lookUp('x'), await save(FALSO, [])]) {
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
})
