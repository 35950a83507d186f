import type { Kysely } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'

/** The logo of a client company, apart from its row: lists of companies do not carry pictures. */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, blob } = columnTypes(db)
  await db.schema
    .createTable('logos_de_empresas')
    .addColumn('id_empresa', text, (column) =>
      column.primaryKey().references('empresas.id').onDelete('cascade'),
    )
    .addColumn('huella', text, (column) => column.notNull())
    .addColumn('contenido', blob, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('logos_de_empresas_huella')
    .on('logos_de_empresas')
    .column('huella' as never)
    .execute()
}
