import { type Kysely, sql } from 'kysely'

/**
 * A sheet says from its first answer on which block it is to be published in: publishing then writes no sheet at all. And of
 * those whom mails reached nothing needs to be written at a close: `correo_final` names the others.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const tabla of ['hojas', 'respuestas_abiertas']) {
    const publicacion = sql`(select publicacion from climas where climas.id = ${sql.ref(tabla)}.id_clima)`
    await sql`
      update ${sql.table(tabla)} set bloque = ${publicacion} + 1
      where bloque is null or bloque > ${publicacion}`.execute(db)
  }
  // Whom a close of before has been through, and whom no mail reached.
  await sql`
    update encuestados set correo_final = 'ninguno'
    where correo is not null and correo_final is null and token_hash = '-' || id`.execute(db)
}
