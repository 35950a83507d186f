import { sql } from 'kysely'
import type { Db, Engine } from './database.ts'

/**
 * What was deleted is overwritten in SQLite's file (secure_delete) but still stands in its log until that is used
 * again; this empties it, unless somebody is reading. PostgreSQL clears up by itself (autovacuum).
 */
export async function truncateLog(db: Db, engine: Engine): Promise<void> {
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
