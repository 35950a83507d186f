import type { Kysely } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'

/** Long work that nobody can call off, such as a close: it is followed like any other. */
export async function up(db: Kysely<never>): Promise<void> {
  const { integer } = columnTypes(db)
  await db.schema
    .alterTable('trabajos')
    .addColumn('cancelable', integer, (column) => column.notNull().defaultTo(1))
    .execute()
}
