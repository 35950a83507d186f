import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import type { Db } from './engine/database.ts'
import { withRetry } from './engine/transaction.ts'
import * as inicial from './migrations/0001-inicial.ts'
import { listTables } from './sql/column-types.ts'
import { allowLongTransaction } from './sql/row-list.ts'

/** Forward only, in this order, never edited once released. */
const migrations: Record<string, Migration> = { '0001-inicial': inicial as Migration }

/** The newest migration this program knows. */
export const ULTIMA_MIGRACION = Object.keys(migrations).at(-1)!

/** Code of the error where a database has had a migration that this program does not know. */
export const BASE_DE_OTRA_VERSION = 'OTHER_VERSION'

/** The newest migration that a database has had; null where it has had none. */
export async function findVersion(db: Db): Promise<string | null> {
  if (!(await listTables(db)).includes(DEFAULT_MIGRATION_TABLE)) return null
  return (await listAplicadas(db)).at(-1) ?? null
}

async function listAplicadas(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** One query: to look for what may be missing, the migrator reads all that the database says of its tables. */
async function isUpToDate(db: Db): Promise<boolean> {
  try {
    return (await listAplicadas(db)).join() === Object.keys(migrations).join()
  } catch {
    // A new database has no such table; whatever else is wrong, the migrator meets it too.
    return false
  }
}

/**
 * Runs at every start. The migrator works in one transaction under a lock (the write lock on SQLite, an advisory
 * lock on PostgreSQL), so nodes starting together migrate once; the loser of a race for the lock tries again.
 */
export async function migrate(db: Db): Promise<void> {
  if (await isUpToDate(db)) return
  await requireKnown(db)
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(Object.entries(migrations).map(([name, one]) => [name, inItsTime(one)])),
    },
  })
  await withRetry(async () => {
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
  })
}

/** The migrator would name files and orders; whoever starts the wrong version must hear it in words. */
async function requireKnown(db: Db): Promise<void> {
  if ((await findVersion(db)) === null) return
  const ajena = (await listAplicadas(db)).find((name) => !(name in migrations))
  if (ajena === undefined) return
  throw Object.assign(new Error(`the database has had ${ajena}`), { code: BASE_DE_OTRA_VERSION })
}

/** However many rows there are: the limit of a request's statements is none of a migration's. */
const inItsTime = ({ up }: Migration): Migration => ({
  up: async (db) => {
    await allowLongTransaction(db)
    await up(db)
  },
})
