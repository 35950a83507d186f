import type { Kysely } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'

/** What was agreed after a round, with the notes that tell how it goes. */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(db)
  await db.schema
    .createTable('compromisos')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('id_clima', text, (column) => column.notNull().references('climas.id').onDelete('cascade'))
    .addColumn('revision', integer, (column) => column.notNull())
    .addColumn('que', text, (column) => column.notNull())
    .addColumn('clase', text, (column) => column.notNull())
    .addColumn('medida', text, (column) => column.notNull())
    .addColumn('id_parte', text)
    .addColumn('responsable', text, (column) => column.notNull())
    .addColumn('cargo', text, (column) => column.notNull())
    .addColumn('correo', text, (column) => column.notNull())
    .addColumn('fecha', text, (column) => column.notNull())
    // In hundredths of a point: whole numbers are the same on both engines.
    .addColumn('meta', integer)
    .addColumn('estado', text, (column) => column.notNull())
    .addColumn('hecho_el', text)
    .addColumn('creado', text, (column) => column.notNull())
    .addColumn('avisado_semana', text)
    .addColumn('avisado_dia', text)
    .execute()
  for (const column of ['id_clima', 'fecha', 'correo']) {
    await db.schema.createIndex(`compromisos_${column}`).on('compromisos').column(column).execute()
  }
  await db.schema
    .createTable('notas_de_compromiso')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('id_compromiso', text, (column) =>
      column.notNull().references('compromisos.id').onDelete('cascade'),
    )
    .addColumn('momento', integer, (column) => column.notNull())
    .addColumn('quien', text, (column) => column.notNull())
    .addColumn('texto', text, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('notas_de_compromiso_id_compromiso')
    .on('notas_de_compromiso')
    .column('id_compromiso')
    .execute()
}
