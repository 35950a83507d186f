import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'
import { postgresTextSearchTables } from './text-search-postgres.ts'
import { sqliteTextSearchTables } from './text-search-sqlite.ts'

const isPostgres = (db: Kysely<never>) => db.getExecutor().adapter instanceof PostgresAdapter

/** The growing number by which the index of words knows a row: the higher, the newer. */
export function numeroColumn(db: Kysely<never>) {
  return isPostgres(db)
    ? {
        type: sql`bigint`,
        build: (column: ColumnDefinitionBuilder) => column.generatedByDefaultAsIdentity().primaryKey(),
      }
    : { type: sql`integer`, build: (column: ColumnDefinitionBuilder) => column.primaryKey().autoIncrement() }
}

export async function createTextSearchTables(db: Kysely<never>): Promise<void> {
  const statements = isPostgres(db) ? postgresTextSearchTables : sqliteTextSearchTables
  for (const statement of statements) await statement.execute(db)
}
