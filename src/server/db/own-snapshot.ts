import type { AppContext } from '../context.ts'
import { openDatabase } from './database.ts'
import { inSnapshot } from './snapshot.ts'
import type { Tx } from './transaction.ts'

/**
 * A snapshot for reading that takes long. SQLite's one connection would keep everybody waiting meanwhile, so there it
 * gets another; writers go on beside it.
 */
export async function inOwnSnapshot<T>(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (config.database.engine === 'postgres') return inSnapshot(db, work)
  const { db: own } = openDatabase(config.database)
  try {
    return await inSnapshot(own, work)
  } finally {
    await own.destroy()
  }
}
