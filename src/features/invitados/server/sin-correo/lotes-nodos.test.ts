import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { codeOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { callEncuesta } from '#features/encuesta/server/testing/encuesta-de-prueba.ts'
import { openDatabase } from '#server/db/engine/database.ts'
import { closeLotes } from '#server/llaves/lotes/lotes.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { openOtroNodo } from '#tests/support/otro-nodo.ts'
import { openLotes } from './testing/lotes-de-prueba.ts'

/**
 * Lets both nodes read the table and neither write in it before both have come as far as they can: whoever has read
 * waits for the table, and whoever may not read yet waits for the other.
 */
async function holdUntilBothWait(
  { ctx }: Awaited<ReturnType<typeof openLotes>>,
  tabla: 'hojas' | 'lotes',
  saves: () => Promise<any>[],
) {
  const db = openDatabase(ctx.config.database)
  onTestFinished(() => db.destroy())
  return db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(tabla)} in exclusive mode`.execute(tx)
    const saving = saves()
    // Not for ever: a save that waits too long for a table is called off, and what is promised holds for any order.
    for (let looks = 0; looks < 250; looks++) {
      const { rows } = await sql<{ cuantos: number }>`
          select count(distinct pid)::int as cuantos, pg_sleep(0.02) from pg_locks where not granted and pid in
            (select pid from pg_stat_activity where datname = current_database())`.execute(tx)
      if (rows[0]!.cuantos >= saving.length) break
    }
    return saving
  })
}

describeEngines('a batch on two processes', (engine) => {
  test('gives its last place to one of two who save at the same moment, and tells the other', async () => {
    const app = await openLotes(engine)
    const { makePapeletas, save, listTodas, isSaved, idClima, ctx } = app
    const { tokens } = await makePapeletas(2, 4)
    const alla = callEncuesta(await openOtroNodo(app), idClima)
    const todas = listTodas()
    await save(tokens[3]!, todas)
    const saves = () => [save(tokens[0]!, todas), alla.save(tokens[1]!, todas)]
    const answers = await Promise.all(
      engine === 'postgres' ? await holdUntilBothWait(app, 'hojas', saves) : saves(),
    )
    expect(answers.filter(isSaved)).toHaveLength(1)
    expect(answers.map((answer) => codeOf(answer)).filter(Boolean)).toEqual(['CONFLICT'])
    expect(await ctx.db.selectFrom('hojas').select('clave').execute()).toHaveLength(2)
  })

  test('is summed once where two finish the same close', async () => {
    const app = await openLotes(engine)
    const { ctx, idClima, insertLote } = app
    for (const hojas of [2, 3]) await insertLote(hojas)
    const { ctx: alla } = await openOtroNodo(app)
    const closes = () => [closeLotes(ctx.db, idClima), closeLotes(alla.db, idClima)]
    await Promise.all(engine === 'postgres' ? await holdUntilBothWait(app, 'lotes', closes) : closes())
    const lotes = await ctx.db.selectFrom('lotes').select(['numero', 'via', 'hojas']).execute()
    expect(lotes).toEqual([{ numero: 1, via: 'papeleta', hojas: 5 }])
  })
})
