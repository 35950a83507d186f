import { type Kysely, sql } from 'kysely'
import { getEngine } from '../engine/database.ts'

/** The only place where a migration may see which engine it runs on. */
export function columnTypes(db: Kysely<never>) {
  const postgres = getEngine(db) === 'postgres'
  return {
    // Byte order on both engines: the default collation of PostgreSQL depends on the machine.
    text: postgres ? sql`text collate "C"` : sql`text`,
    integer: postgres ? sql`bigint` : sql`integer`,
    blob: postgres ? sql`bytea` : sql`blob`,
  }
}
