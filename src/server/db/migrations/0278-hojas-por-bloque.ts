import type { Kysely } from 'kysely'

/**
 * Block before group: sheets that wait are then one place of the index, found by one search. By group it took a search for each, and
 * PostgreSQL, where its statistics knew nothing yet of a climate, read all sheets of it instead.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createIndex('hojas_por_bloque')
    .on('hojas')
    .columns(['id_clima', 'bloque', 'id_grupo', 'completa'])
    .execute()
  await db.schema.dropIndex('hojas_por_grupo').execute()
}
