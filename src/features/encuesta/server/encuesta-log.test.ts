import { expect, onTestFinished, test } from 'vitest'
import { formatToken } from '#domain/encuesta/token.ts'
import { codeOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { buildApp } from '#server/start/app.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { keepLog } from '#tests/support/kept-log.ts'
import { failQuoting } from '#tests/support/quoting-failure.ts'
import { callEncuesta, openEncuesta } from './testing/encuesta-de-prueba.ts'

describeAnyEngine('the log', (engine) => {
  test('names no token, answer, address or sheet, even where the database fails', async () => {
    const { ctx, idClima, invite, answer, dump } = await openEncuesta(engine)
    const { token } = await invite()
    const { logStream, readLog } = keepLog()
    const app = await buildApp({
      ctx: { ...ctx, config: { ...ctx.config, logLevel: 'trace' } },
      lifecycle: { closing: false },
      logStream,
    })
    onTestFinished(() => app.close())
    const graphql = async (query: string, variables: object = {}) =>
      (await app.inject({ method: 'POST', url: '/api/graphql', payload: { query, variables } })).json()
    const { save, lookUp } = callEncuesta({ graphql }, idClima)
    await lookUp(formatToken(token))
    await save(token, answer({ 1: '2', 5: 'palabras muy mías' }))
    await save('K7QF 3M9X 2HTB', answer({ 1: '0' }))
    const { hojas, abiertas } = await dump()
    await failQuoting(ctx.db, engine, 'hojas', 'clave')
    expect(codeOf(await save(token, answer({ 3: '1', 8: 'otras palabras' })))).toBe('INTERNAL')
    expect(codeOf(await save(token, answer({ 3: '1' })))).toBe('INTERNAL')

    const log = readLog()
    expect(log.match(/resolver failed/g)).toHaveLength(2)
    const secretos = [
      token,
      formatToken(token),
      'K7QF',
      'palabras',
      '127.0.0.1',
      hojas[0]!.clave,
      abiertas[0]!.clave,
    ]
    for (const secreto of [...secretos, answer({ 1: '' })[0]!.idPregunta, idClima]) {
      expect(log).not.toContain(secreto)
    }
  })
})
