import { expect, test } from 'vitest'
import { countQueries } from '../../../tests/support/count-queries.ts'
import { describeEngines } from '../../../tests/support/databases.ts'
import type { RequestContext } from '../context.ts'
import { getEncuestado } from './get-encuestado.ts'
import { insertRespuestasEncuesta } from './insert-respuestas-encuesta.ts'
import { openEncuesta } from './testing/encuesta-de-prueba.ts'

/** Beside the transaction's own: a savepoint and its end on SQLite, two locks in memory on PostgreSQL. */
const ALREDEDOR = 2

describeEngines('queries that answering takes', (engine) => {
  test('a save reads twice and writes twice, however many answers; texts cost one more, once', async () => {
    const { ctx: app, idClima, invite, answer, listTodas } = await openEncuesta(engine)
    const { ctx, take } = countQueries({ ...app, address: '192.0.2.1' } as unknown as RequestContext)
    const { token } = await invite()
    const todas = listTodas()
    // What a node reads of a structure it does not know yet.
    await getEncuestado(ctx, { idClima, token })
    take()

    await insertRespuestasEncuesta(ctx, { idClima, token, respuestas: answer({ 1: '0' }) })
    expect(take()).toBe(ALREDEDOR + 2 + 2)
    const { token: otro } = await invite()
    await insertRespuestasEncuesta(ctx, { idClima, token: otro, respuestas: todas })
    expect(take()).toBe(ALREDEDOR + 2 + 3)
    // A repetition reads what stands and writes nothing.
    await insertRespuestasEncuesta(ctx, { idClima, token: otro, respuestas: todas })
    expect(take()).toBe(ALREDEDOR + 3)

    await getEncuestado(ctx, { idClima, token })
    expect(take()).toBe(2)
    await getEncuestado(ctx, { idClima, token: otro })
    expect(take()).toBe(3)
  })
})
