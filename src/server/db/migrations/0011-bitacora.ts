import type { Kysely } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'

/** References and not foreign keys: an entry outlives what it is about. */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(db)

  await db.schema
    .createTable('bitacora')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('momento', integer, (column) => column.notNull())
    .addColumn('autor', text, (column) => column.notNull())
    .addColumn('id_usuario', text)
    .addColumn('tipo', text, (column) => column.notNull())
    .addColumn('id_empresa', text)
    .addColumn('id_clima', text)
    .addColumn('id_objeto', text)
    .addColumn('datos', text, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('bitacora_usuario').on('bitacora').columns(['id_usuario', 'id']).execute()
}
