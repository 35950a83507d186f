import type { Kysely } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'

/** Somebody was invited who is not among the respondents any more: what they were promised holds. */
export async function up(db: Kysely<never>): Promise<void> {
  const { integer } = columnTypes(db)
  await db.schema
    .alterTable('climas')
    .addColumn('prometido', integer, (column) => column.notNull().defaultTo(0))
    .execute()
}
