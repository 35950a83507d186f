import { type Kysely, sql } from 'kysely'

/** The text of .doc files was not read before; those that are kept are taken up again. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    update archivos set lectura = 'pendiente', intentos = 0, arrendado_por = null, arrendado_hasta = 0
    where tipo = 'doc' and lectura = 'ilegible'`.execute(db)
}
