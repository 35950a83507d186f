import type { Kysely } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'

/** Groups of two rounds that staff declare to be the same, though they are called otherwise. */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(db)

  await db.schema
    .createTable('grupos_iguales')
    .addColumn('id_clima', text, (column) => column.notNull().references('climas.id').onDelete('cascade'))
    .addColumn('id_anterior', text, (column) => column.notNull().references('climas.id').onDelete('cascade'))
    .addColumn('grupo', text, (column) => column.notNull())
    .addColumn('grupo_anterior', text, (column) => column.notNull())
    .addColumn('declarado', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('grupos_iguales_pk', ['id_clima', 'id_anterior', 'grupo'] as never[])
    .addUniqueConstraint('grupos_iguales_uno_a_uno', ['id_clima', 'id_anterior', 'grupo_anterior'] as never[])
    .execute()
}
