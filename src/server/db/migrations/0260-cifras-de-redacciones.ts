import type { Kysely } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'

/** Of which figures a wording is, and which of our suggestions it was. Of earlier ones neither is known. */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(db)
  await db.schema.alterTable('informes_redacciones').addColumn('huella', text).execute()
  await db.schema.alterTable('informes_redacciones').addColumn('sugerencia', integer).execute()
}
