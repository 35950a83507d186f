import { type Kysely, sql } from 'kysely'
import { createTextSearchTables, numeroColumn } from '../search/text-search-tables.ts'
import { columnTypes } from '../sql/column-types.ts'

export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer, blob } = columnTypes(db)
  const numero = numeroColumn(db)

  await db.schema
    .createTable('cvs')
    .addColumn('numero', numero.type, numero.build)
    .addColumn('id', text, (column) => column.notNull().unique())
    .addColumn('primer_nombre', text, (column) => column.notNull())
    .addColumn('segundo_nombre', text)
    .addColumn('primer_apellido', text, (column) => column.notNull())
    .addColumn('segundo_apellido', text, (column) => column.notNull())
    .addColumn('telefono', text)
    .addColumn('celular', text, (column) => column.notNull())
    .addColumn('correo', text, (column) => column.notNull())
    .addColumn('estado', text, (column) => column.notNull())
    .addColumn('correo_clave', text, (column) => column.notNull())
    .addColumn('celular_clave', text)
    .addColumn('telefono_clave', text)
    .addColumn('creado', integer, (column) => column.notNull())
    .addColumn('actualizado', integer, (column) => column.notNull())
    .addColumn('borrado', integer)
    .execute()
  for (const clave of ['correo_clave', 'celular_clave', 'telefono_clave']) {
    await db.schema.createIndex(`cvs_${clave}`).on('cvs').column(clave).execute()
  }
  await db.schema
    .createIndex('cvs_vigentes')
    .on('cvs')
    .column('numero')
    .where(sql.ref('borrado'), 'is', null)
    .execute()
  await db.schema
    .createIndex('cvs_borrados')
    .on('cvs')
    .column('borrado')
    .where(sql.ref('borrado'), 'is not', null)
    .execute()

  await db.schema
    .createTable('etiquetas_puestos')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('puesto', text, (column) => column.notNull())
    .addColumn('clave', text, (column) => column.notNull().unique())
    .execute()

  await db.schema
    .createTable('cvs_etiquetas')
    .addColumn('id_cv', text, (column) => column.notNull().references('cvs.id').onDelete('cascade'))
    .addColumn('orden', integer, (column) => column.notNull())
    .addColumn('id_etiqueta', text, (column) => column.notNull().references('etiquetas_puestos.id'))
    .addPrimaryKeyConstraint('cvs_etiquetas_pk', ['id_cv', 'orden'])
    .execute()

  await db.schema
    .createTable('archivos')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('id_cv', text, (column) => column.notNull().unique().references('cvs.id').onDelete('cascade'))
    .addColumn('nombre', text)
    .addColumn('tipo', text, (column) => column.notNull())
    .addColumn('bytes', integer, (column) => column.notNull())
    .addColumn('lectura', text, (column) => column.notNull())
    .addColumn('intentos', integer, (column) => column.notNull())
    .addColumn('arrendado_por', text)
    .addColumn('arrendado_hasta', integer, (column) => column.notNull())
    .addColumn('texto', text, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('archivos_pendientes')
    .on('archivos')
    .column('arrendado_hasta')
    .where(sql.ref('lectura'), '=', sql.lit('pendiente'))
    .execute()

  // Apart, because SQLite writes a row whole: a lease on the row above must not write ten megabytes again.
  await db.schema
    .createTable('archivos_contenidos')
    .addColumn('id_archivo', text, (column) =>
      column.primaryKey().references('archivos.id').onDelete('cascade'),
    )
    .addColumn('contenido', blob, (column) => column.notNull())
    .execute()

  await createTextSearchTables(db)
}
