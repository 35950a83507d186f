import { type Kysely, sql } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'

/** When a CV was last true, whom its person was asked through, and since when it stands on the list of what goes. */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(db)
  await db.schema
    .alterTable('cvs')
    .addColumn('al_dia', integer, (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update cvs set al_dia = actualizado`.execute(db)
  for (const [column, type] of [
    ['enlace_hasta', integer],
    ['respuesta', text],
    ['conservar_hasta', integer],
    ['conservar_razon', text],
    ['conservado_por', text],
    ['listado', integer],
  ] as const) {
    await db.schema.alterTable('cvs').addColumn(column, type).execute()
  }
  // Wide enough to count by, without reading a row.
  await db.schema
    .createIndex('cvs_por_actualizar')
    .on('cvs')
    .columns(['al_dia', 'conservar_hasta', 'enlace_hasta', 'respuesta'])
    .where(sql.ref('borrado'), 'is', null)
    .execute()
  for (const column of ['respuesta', 'conservar_hasta', 'listado']) {
    await db.schema
      .createIndex(`cvs_${column}`)
      .on('cvs')
      .column(column)
      .where(sql.ref(column), 'is not', null)
      .execute()
  }
  // Whether the person sent the file, who may then be told its name.
  await db.schema
    .alterTable('archivos')
    .addColumn('propio', integer, (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update archivos set propio = 1 where id_envio is not null`.execute(db)

  await db.schema
    .createTable('solicitudes_de_actualizacion')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('id_cv', text, (column) => column.notNull().references('cvs.id').onDelete('cascade'))
    .addColumn('token_hash', text, (column) => column.notNull().unique())
    .addColumn('enviada', integer, (column) => column.notNull())
    .addColumn('hasta', integer, (column) => column.notNull())
    .addColumn('abierta', integer)
    .addColumn('contestada', integer)
    .execute()
  await db.schema
    .createIndex('solicitudes_id_cv')
    .on('solicitudes_de_actualizacion')
    .columns(['id_cv', 'enviada'])
    .execute()
}
