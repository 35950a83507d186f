import type { Db } from './database.ts'
import type { Tx } from './transaction.ts'

/** Several reads that must agree with each other: what others write meanwhile is not seen. */
export function inSnapshot<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
}
