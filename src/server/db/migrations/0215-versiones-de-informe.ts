import type { Kysely } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'

/** Reports as they were handed to the client: the files themselves, which nothing changes afterwards. */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer, blob } = columnTypes(db)

  await db.schema
    .createTable('informes_versiones')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('id_clima', text, (column) => column.notNull().references('climas.id').onDelete('cascade'))
    .addColumn('numero', integer, (column) => column.notNull())
    .addColumn('publicada', integer, (column) => column.notNull())
    .addColumn('por', text, (column) => column.notNull())
    .addColumn('publicacion', integer, (column) => column.notNull())
    .addColumn('para', text, (column) => column.notNull())
    .addColumn('mensaje', text, (column) => column.notNull())
    .addColumn('retirada', integer)
    .addColumn('retirada_por', text)
    .addColumn('descargas', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('ultima_descarga', integer)
    .addUniqueConstraint('informes_versiones_numero', ['id_clima', 'numero'] as never[])
    .execute()
  await db.schema
    .createTable('informes_archivos')
    .addColumn('id_version', text, (column) =>
      column.notNull().references('informes_versiones.id').onDelete('cascade'),
    )
    .addColumn('formato', text, (column) => column.notNull())
    .addColumn('nombre', text, (column) => column.notNull())
    .addColumn('mime', text, (column) => column.notNull())
    .addColumn('bytes', integer, (column) => column.notNull())
    .addColumn('paginas', integer)
    .addPrimaryKeyConstraint('informes_archivos_pk', ['id_version', 'formato'] as never[])
    .execute()
  await db.schema
    .createTable('informes_trozos')
    .addColumn('id_version', text, (column) =>
      column.notNull().references('informes_versiones.id').onDelete('cascade'),
    )
    .addColumn('formato', text, (column) => column.notNull())
    .addColumn('orden', integer, (column) => column.notNull())
    .addColumn('contenido', blob, (column) => column.notNull())
    .addPrimaryKeyConstraint('informes_trozos_pk', ['id_version', 'formato', 'orden'] as never[])
    .execute()
}
