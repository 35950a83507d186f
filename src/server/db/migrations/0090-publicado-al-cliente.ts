import type { Kysely } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'

/** Rounds whose figures the clients of the company see. Absent: they do not. */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(db)

  await db.schema
    .createTable('publicados_al_cliente')
    .addColumn('id_clima', text, (column) => column.primaryKey().references('climas.id').onDelete('cascade'))
    .addColumn('desde', integer, (column) => column.notNull())
    .addColumn('por', text)
    .execute()
}
