import { sql } from 'kysely'
import { type DatabaseLocation, type Db, getEngine, openDatabase } from './database.ts'
import { inSnapshot } from './snapshot.ts'
import type { Tx } from './transaction.ts'

/**
 * A snapshot for reading that takes long. SQLite's one connection would keep everybody waiting meanwhile, so there it
 * gets another; writers go on beside it.
 */
export async function inOwnSnapshot<T>(
  { db, config }: { db: Db; config: { database: DatabaseLocation } },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (getEngine(db) === 'postgres') {
    return inSnapshot(db, async (tx) => {
      // What is read in slices is read along an index; without statistics PostgreSQL would sort the table for each.
      await sql`set local enable_sort = off`.execute(tx)
      return work(tx)
    })
  }
  const own = openDatabase(config.database)
  try {
    return await inSnapshot(own, work)
  } finally {
    await own.destroy()
  }
}
