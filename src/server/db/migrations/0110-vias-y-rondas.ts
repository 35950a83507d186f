import { type Kysely, sql } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'

/** How each respondent was invited, what is kept of those who are gone, and reminders as one row per climate. */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(db)

  await db.schema
    .alterTable('encuestados')
    .addColumn('via', text, (column) => column.notNull().defaultTo('papeleta'))
    .execute()
  await sql`update encuestados set via = 'correo' where correo is not null`.execute(db)
  await db.schema
    .createTable('llegadas')
    .addColumn('id_clima', text, (column) => column.notNull().references('climas.id').onDelete('cascade'))
    .addColumn('id_grupo', text, (column) => column.notNull())
    .addColumn('via', text, (column) => column.notNull())
    .addColumn('hojas', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('llegadas_pk', ['id_clima', 'id_grupo', 'via'] as never[])
    .execute()
  await db.schema
    .createTable('rondas')
    .addColumn('id_clima', text, (column) => column.primaryKey().references('climas.id').onDelete('cascade'))
    .addColumn('dia', text, (column) => column.notNull())
    .addColumn('creada', integer, (column) => column.notNull())
    .addColumn('cursor', text, (column) => column.notNull())
    .addColumn('terminada', integer, (column) => column.notNull())
    .addColumn('proximo_intento', integer, (column) => column.notNull())
    .addColumn('arrendada_por', text)
    .execute()
  // A reminder of before names somebody who had not finished. One that took the place of an invitation goes on as such.
  await sql`
    update correos set plantilla = 'invitacion'
    where plantilla = 'recordatorio'
      and not exists (
        select 1 from correos as otros where otros.referencia = correos.referencia and otros.plantilla = 'invitacion'
      )`.execute(db)
  await sql`delete from correos where plantilla = 'recordatorio'`.execute(db)
}
