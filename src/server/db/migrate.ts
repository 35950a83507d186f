import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './database.ts'
import * as foundation from './migrations/0001-foundation.ts'
import * as cvs from './migrations/0002-cvs.ts'
import * as climas from './migrations/0003-climas.ts'
import * as revisionDeClimas from './migrations/0004-revision-de-climas.ts'
import { withRetry } from './transaction.ts'

/** Forward only, in this order, never edited once released. */
const migrations: Record<string, Migration> = {
  '0001-foundation': foundation as Migration,
  '0002-cvs': cvs as Migration,
  '0003-climas': climas as Migration,
  '0004-revision-de-climas': revisionDeClimas as Migration,
}

/**
 * Runs at every start. The migrator works in one transaction under a lock (the write lock on SQLite, an advisory
 * lock on PostgreSQL), so nodes starting together migrate once; the loser of a race for the lock tries again.
 */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  await withRetry(async () => {
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
  })
}
