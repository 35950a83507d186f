import type { Kysely } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'

/** What staff chose and wrote for a climate's report. */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(db)

  await db.schema
    .createTable('informes')
    .addColumn('id_clima', text, (column) => column.primaryKey().references('climas.id').onDelete('cascade'))
    .addColumn('elecciones', text, (column) => column.notNull())
    .addColumn('revision', integer, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('informes_redacciones')
    .addColumn('id_clima', text, (column) => column.notNull().references('climas.id').onDelete('cascade'))
    .addColumn('clave', text, (column) => column.notNull())
    .addColumn('titular', text, (column) => column.notNull())
    .addColumn('comentario', text, (column) => column.notNull())
    .addColumn('revision', integer, (column) => column.notNull())
    .addColumn('revisada_por', text)
    .addColumn('revisada', integer)
    .addPrimaryKeyConstraint('informes_redacciones_pk', ['id_clima', 'clave'] as never[])
    .execute()
}
