import { type Kysely, sql } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('climas')
    .addColumn('revision', columnTypes(db).text, (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update climas set revision = id`.execute(db)
}
