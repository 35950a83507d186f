import { type Kysely, sql } from 'kysely'
import { getEngine } from '../engine/database.ts'
import { columnTypes } from '../sql/column-types.ts'

/** The content of a file in pieces: ten megabytes in one go kept everybody waiting while they were written. */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer, blob } = columnTypes(db)
  if (getEngine(db) === 'postgres') {
    await sql`alter table archivos_contenidos
      add column orden ${integer} not null default 0,
      drop constraint archivos_contenidos_pkey,
      add primary key (id_archivo, orden)`.execute(db)
    return
  }
  // SQLite cannot change a primary key: the table is made anew.
  await db.schema
    .createTable('archivos_trozos')
    .addColumn('id_archivo', text, (column) => column.notNull().references('archivos.id').onDelete('cascade'))
    .addColumn('contenido', blob, (column) => column.notNull())
    .addColumn('orden', integer, (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('archivos_contenidos_pk', ['id_archivo', 'orden'] as never)
    .execute()
  await sql`insert into archivos_trozos (id_archivo, contenido) select id_archivo, contenido from archivos_contenidos`.execute(
    db,
  )
  await db.schema.dropTable('archivos_contenidos').execute()
  await db.schema.alterTable('archivos_trozos').renameTo('archivos_contenidos').execute()
}
