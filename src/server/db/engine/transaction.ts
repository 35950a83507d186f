import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../tables/tables.ts'
import { type DatabaseLocation, type Db, getEngine, openDatabase } from './database.ts'

export type Tx = Transaction<Tables>

const TRIES = 6

/** Serialization failure and deadlock: the transaction did nothing and may be run again. SQLite has neither. */
const RETRYABLE_PG_CODES: ReadonlySet<string> = new Set(['40001', '40P01'])

const isRetryable = (error: unknown) =>
  error instanceof Error && RETRYABLE_PG_CODES.has((error as Error & { code?: string }).code ?? '')

export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= TRIES || !isRetryable(error)) throw error
      await sleep(10 * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}

/** A write transaction. `work` may run more than once, so its only effects are those on `tx`. */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return withRetry(() => db.transaction().execute(work))
}

/** Several reads that must agree with each other: what others write meanwhile is not seen. */
export function inSnapshot<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
}

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
