import type { Kysely } from 'kysely'

/** A report tells what was noted of its climate: without this it would read the whole log. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.createIndex('bitacora_clima').on('bitacora').columns(['id_clima', 'tipo']).execute()
}
