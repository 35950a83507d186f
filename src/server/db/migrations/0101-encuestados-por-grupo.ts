import type { Kysely } from 'kysely'
import { getEngine } from '../engine/database.ts'

/**
 * How many people each group has is asked by every list and by the close. Without this SQLite reads all of them, at a stretch and
 * on the server's own thread; PostgreSQL does it elsewhere, and would have one more index to write at every close.
 */
export async function up(db: Kysely<never>): Promise<void> {
  if (getEngine(db) !== 'sqlite') return
  await db.schema
    .createIndex('encuestados_por_grupo')
    .on('encuestados')
    .columns(['id_clima', 'id_grupo'])
    .execute()
}
