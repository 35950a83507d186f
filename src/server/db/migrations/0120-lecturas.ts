import type { Kysely } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'

/** What staff choose and declare for the readings of a climate. */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(db)

  await db.schema
    .createTable('lecturas')
    .addColumn('id_clima', text, (column) => column.primaryKey().references('climas.id').onDelete('cascade'))
    .addColumn('compromiso', text)
    .addColumn('hecho', text, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('comparables')
    .addColumn('id_clima', text, (column) => column.notNull().references('climas.id').onDelete('cascade'))
    .addColumn('id_anterior', text, (column) => column.notNull().references('climas.id').onDelete('cascade'))
    .addColumn('variable', text, (column) => column.notNull())
    .addColumn('cambios', text, (column) => column.notNull())
    .addColumn('declarada', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('comparables_pk', ['id_clima', 'id_anterior', 'variable'] as never[])
    .execute()
}
