import type { Kysely } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'

/** Which texts of a block stand beside their group, and which wait. Blocks of before have theirs in place already. */
export async function up(db: Kysely<never>): Promise<void> {
  const { text } = columnTypes(db)
  await db.schema
    .alterTable('bloques')
    .addColumn('textos', text, (column) => column.notNull().defaultTo('{}'))
    .execute()
}
