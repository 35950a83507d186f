import type { Kysely } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'

/** Long work that somebody waits for: a report, an import. It is told here, so that a reload loses nothing. */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer, blob } = columnTypes(db)

  await db.schema
    .createTable('trabajos')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('tipo', text, (column) => column.notNull())
    .addColumn('id_usuario', text, (column) => column.notNull())
    .addColumn('id_clima', text)
    .addColumn('estado', text, (column) => column.notNull())
    .addColumn('paso', text, (column) => column.notNull())
    .addColumn('hecho', integer, (column) => column.notNull())
    .addColumn('total', integer, (column) => column.notNull())
    .addColumn('creado', integer, (column) => column.notNull())
    .addColumn('latido', integer, (column) => column.notNull())
    .addColumn('archivo', text)
    .addColumn('mime', text)
    .addColumn('bytes', integer)
    .execute()
  await db.schema.createIndex('trabajos_usuario').on('trabajos').columns(['id_usuario', 'creado']).execute()
  await db.schema
    .createTable('trabajos_archivos')
    .addColumn('id_trabajo', text, (column) => column.primaryKey())
    .addColumn('contenido', blob, (column) => column.notNull())
    .execute()
}
