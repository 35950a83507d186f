import type { Kysely } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'

/**
 * The keys of climates live outside the database: a row knows the fingerprint of its own, and which ones are over is kept,
 * so that none comes back by an older folder. The first start moves what `sal` still holds.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(db)

  await db.schema.alterTable('climas').addColumn('huella_llave', text).execute()
  await db.schema
    .createTable('llaves_destruidas')
    .addColumn('id_clima', text, (column) => column.primaryKey())
    .addColumn('pendiente', integer, (column) => column.notNull())
    .execute()
}
