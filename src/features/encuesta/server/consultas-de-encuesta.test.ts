import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createMemory } from '#server/base/memory.ts'
import type { RequestContext } from '#server/context/context.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { getEncuestado } from './get-encuestado.ts'
import { insertRespuestasEncuesta } from './save-respuestas.ts'
import { openEncuesta } from './testing/encuesta-de-prueba.ts'

/** Each time in a request of its own. */
const lookUp = (ctx: RequestContext, acceso: { idClima: string; token: string }) =>
  getEncuestado({ ...ctx, memory: createMemory() }, acceso)

describeEngines('queries that answering takes', (engine) => {
  /** Two locks in memory; SQLite has one writer and needs none. */
  const ALREDEDOR = engine === 'postgres' ? 2 : 0

  test('a save reads twice and writes once, however many answers and texts', async () => {
    const { ctx: app, idClima, invite, answer, listTodas } = await openEncuesta(engine)
    const { ctx, take } = countQueries({ ...app, address: '192.0.2.1' } as unknown as RequestContext)
    const { token } = await invite()
    const todas = listTodas()
    // What a node reads of a structure it does not know yet.
    await lookUp(ctx, { idClima, token })
    take()

    await insertRespuestasEncuesta(ctx, { idClima, token, respuestas: answer({ 1: '0' }) })
    expect(take()).toBe(ALREDEDOR + 2 + 1)
    const { token: otro } = await invite()
    await insertRespuestasEncuesta(ctx, { idClima, token: otro, respuestas: todas })
    expect(take()).toBe(ALREDEDOR + 2 + 1)
    // A repetition reads what stands and writes nothing.
    await insertRespuestasEncuesta(ctx, { idClima, token: otro, respuestas: todas })
    expect(take()).toBe(ALREDEDOR + 2)

    // However many people save at once: as many as one of them.
    const { token: tercero } = await invite()
    await Promise.all(
      [token, tercero].map((uno) =>
        insertRespuestasEncuesta(ctx, { idClima, token: uno, respuestas: answer({ 2: '0' }) }),
      ),
    )
    expect(take()).toBe(ALREDEDOR + 2 + 1)

    await lookUp(ctx, { idClima, token })
    expect(take()).toBe(2)
    await lookUp(ctx, { idClima, token: otro })
    expect(take()).toBe(2)
  })
})

test('answering reads the rows of whoever answers and no others, as SQLite plans it', async () => {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
  onTestFinished(() => prepare.mockRestore())
  const { ctx, idClima, invite, listTodas } = await openEncuesta('sqlite')
  const { token } = await invite()
  const visitante = { ...ctx, address: '192.0.2.1' } as unknown as RequestContext
  prepare.mockClear()
  for (let turno = 0; turno < 2; turno++) {
    await insertRespuestasEncuesta(visitante, { idClima, token, respuestas: listTodas() })
    await lookUp(visitante, { idClima, token })
  }
  const textos = new Set(prepare.mock.calls.map(([texto]) => texto).filter((texto) => /select/.test(texto)))
  expect(textos.size).toBe(2)
  for (const texto of textos) {
    const plan = (await sql<{ detail: string }>`explain query plan ${sql.raw(texto)}`.execute(ctx.db)).rows
    const pasos = plan.map(({ detail }) => detail).filter((paso) => /^(SCAN|SEARCH)/.test(paso))
    // A table is entered by all of its key.
    for (const paso of pasos) {
      expect(paso).toMatch(/^SCAN (json_each|nuevas|busqueda)|\(id_clima=\? AND \w+=\?\)/)
    }
  }
})
