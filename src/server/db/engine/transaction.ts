import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Tables } from '../tables/tables.ts'
import type { Db } from './database.ts'

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
