import { type Kysely, sql } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'
import { withoutRowid } from '../sql/without-rowid.ts'

/** Climates whose sheets are published by the next start of the program (server/features/cierre/upgrade-climas.ts). */
const CLAVE = 'climas_por_publicar'

export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(db)
  await db.schema
    .alterTable('climas')
    .addColumn('minimo', integer, (column) => column.notNull().defaultTo(5))
    .execute()
  await db.schema
    .alterTable('climas')
    .addColumn('publicacion', integer, (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('climas').addColumn('publicando', text).execute()
  await db.schema
    .alterTable('climas')
    .addColumn('por_borrar', integer, (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('hojas').addColumn('bloque', integer).execute()
  await db.schema.alterTable('respuestas_abiertas').addColumn('bloque', integer).execute()
  await db.schema.dropIndex('hojas_por_grupo').execute()
  await db.schema
    .createIndex('hojas_por_grupo')
    .on('hojas')
    .columns(['id_clima', 'id_grupo', 'bloque', 'completa'])
    .execute()

  const idClima = ['id_clima', text] as const
  await withoutRowid(
    db,
    db.schema
      .createTable('bloques')
      .addColumn(...idClima, (column) => column.notNull().references('climas.id').onDelete('cascade'))
      .addColumn('numero', integer, (column) => column.notNull())
      .addColumn('publicado', integer, (column) => column.notNull())
      .addColumn('hojas', integer, (column) => column.notNull())
      .addColumn('hojas_por_grupo', text, (column) => column.notNull())
      .addColumn('dijeron_antiguedad', integer)
      .addColumn('patron', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('bloques_pk', ['id_clima', 'numero']),
  ).execute()
  await withoutRowid(
    db,
    db.schema
      .createTable('sumas')
      .addColumn(...idClima, (column) => column.notNull().references('climas.id').onDelete('cascade'))
      .addColumn('bloque', integer, (column) => column.notNull())
      .addColumn('conjunto', text, (column) => column.notNull())
      .addColumn('sumas', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('sumas_pk', ['id_clima', 'bloque', 'conjunto']),
  ).execute()
  await withoutRowid(
    db,
    db.schema
      .createTable('textos')
      .addColumn(...idClima, (column) => column.notNull().references('climas.id').onDelete('cascade'))
      .addColumn('clave', text, (column) => column.notNull())
      .addColumn('id_grupo', text)
      .addColumn('id_pregunta', text, (column) => column.notNull())
      .addColumn('texto', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('textos_pk', ['id_clima', 'clave']),
  ).execute()
  await db.schema.dropTable('climas_cambios').execute()

  // What everybody could see stays to be seen, as far as the minimum allows; a running survey starts anew.
  const { rows } = await sql<{ id: string }>`
    select id from climas where encuesta_activa = 0 order by id`.execute(db)
  if (rows.length === 0) return
  const valor = JSON.stringify(rows.map(({ id }) => id))
  await sql`insert into ajustes (clave, valor) values (${CLAVE}, ${valor})`.execute(db)
}
