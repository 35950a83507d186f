import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEngines } from '../../tests/support/databases.ts'
import { createTestContext } from '../../tests/support/test-context.ts'
import { migrate } from './db/migrate.ts'
import { describeStartFailure } from './start-failure.ts'

describeEngines('a start that fails', (engine) => {
  test('on the database of a newer version is told in a sentence', async () => {
    const { db } = await createTestContext(engine)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-de-otra', 'ayer')`.execute(db)
    const error = await migrate(db).catch((failure: unknown) => failure)
    expect(describeStartFailure(error)).toMatch(/^the database is of a newer version of this program/)
  })
})
