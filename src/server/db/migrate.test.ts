import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEngines } from '../../../tests/support/databases.ts'
import { createTestContext } from '../../../tests/support/test-context.ts'
import { migrate } from './migrate.ts'

describeEngines('a database of before', (engine) => {
  test('that had a later step and not an earlier one gets what it lacks', async () => {
    const { db } = await createTestContext(engine)
    const listAplicadas = async () =>
      (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows
    const todas = await listAplicadas()
    // Makes the index of words anew, and may do so any number of times.
    await sql`delete from kysely_migration where name = '0280-palabras-de-nuevo'`.execute(db)
    await migrate(db)
    expect(await listAplicadas()).toEqual(todas)
  })
})
