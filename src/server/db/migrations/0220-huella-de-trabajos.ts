import type { Kysely } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'

/** Tells whether the file that some work made still says what it was made of. */
export async function up(db: Kysely<never>): Promise<void> {
  const { text } = columnTypes(db)
  await db.schema.alterTable('trabajos').addColumn('huella', text).execute()
}
