import { type Kysely, sql } from 'kysely'
import { numeroColumn } from '../search/text-search-tables.ts'
import { columnTypes } from '../sql/column-types.ts'

export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(db)
  const numero = numeroColumn(db)
  await db.schema
    .createTable('mensajes_de_contacto')
    .addColumn('numero', numero.type, numero.build)
    .addColumn('id', text, (column) => column.notNull().unique())
    .addColumn('nombre', text, (column) => column.notNull())
    .addColumn('correo', text, (column) => column.notNull())
    .addColumn('correo_clave', text, (column) => column.notNull())
    .addColumn('tel', text, (column) => column.notNull())
    .addColumn('mensaje', text, (column) => column.notNull())
    .addColumn('consentimiento', integer, (column) => column.notNull())
    .addColumn('contestado', integer)
    .execute()
  await db.schema
    .createIndex('mensajes_nuevos')
    .on('mensajes_de_contacto')
    .column('numero')
    .where(sql.ref('contestado'), 'is', null)
    .execute()
  for (const column of ['correo_clave', 'contestado']) {
    await db.schema.createIndex(`mensajes_${column}`).on('mensajes_de_contacto').column(column).execute()
  }
}
