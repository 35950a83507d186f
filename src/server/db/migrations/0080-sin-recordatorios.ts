import type { Kysely } from 'kysely'

/** Who asked for no more reminders. Every mail offers it, the invitation too, so that it tells nothing about a sheet. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('encuestados')
    .addColumn('sin_recordatorios', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
