import type { Kysely } from 'kysely'

/** Counting a climate's sheets by group must not read what is written on them. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createIndex('hojas_por_grupo')
    .on('hojas')
    .columns(['id_clima', 'id_grupo', 'completa'])
    .execute()
}
