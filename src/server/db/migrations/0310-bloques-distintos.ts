import { type Kysely, sql } from 'kysely'
import { getEngine } from '../engine/database.ts'

/**
 * PostgreSQL finds one block among all sheets, or a few, and expects then as many sheets of any other: it read a whole climate, at every
 * look at what is published, to find that none waits. Told that there are many blocks it goes by the index.
 */
export async function up(db: Kysely<never>): Promise<void> {
  if (getEngine(db) !== 'postgres') return
  await sql`alter table hojas alter column bloque set (n_distinct = 1000)`.execute(db)
  await sql`analyze hojas (bloque)`.execute(db)
}
