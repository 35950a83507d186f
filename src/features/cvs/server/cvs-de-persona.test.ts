import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { eraseCvsDePersona } from './cvs-de-persona.ts'
import { changeToVigente } from './cvs-store.ts'
import { deleteCv, insertCv } from './escribir-cv.ts'
import { indexCv } from './index-cv.ts'
import { ANA } from './testing/cvs-de-prueba.ts'

describeEngines('erasing the CVs of a person', (engine) => {
  test('leaves no words of one that is brought back meanwhile', async () => {
    const ctx = await createTestContext(engine)
    const idCv = await insertCv(ctx, ANA)
    await deleteCv(ctx, { idCv })
    let erasing: Promise<void> | undefined
    await inTransaction(ctx.db, async (tx) => {
      await changeToVigente(tx, idCv, 0)
      await indexCv(tx, idCv)
      erasing = inTransaction(ctx.db, (other) => eraseCvsDePersona(other, ANA.correo))
      // Until it waits for the row that this one holds.
      await sleep(500)
    })
    await erasing
    expect(await ctx.db.selectFrom('cvs').select('id').execute()).toEqual([])
    const { rows } = await sql<{ cuenta: number }>`select count(*) as cuenta from cvs_palabras`.execute(
      ctx.db,
    )
    expect(Number(rows[0]?.cuenta)).toBe(0)
  })
})
