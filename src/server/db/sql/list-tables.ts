import { sql } from 'kysely'
import { type Db, getEngine } from '../engine/database.ts'

/** Names of the tables that are there, in the schema we work in. */
export async function listTables(db: Db): Promise<string[]> {
  const query =
    getEngine(db) === 'postgres'
      ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
      : sql<{ name: string }>`select name from sqlite_schema where type = 'table'`
  return (await query.execute(db)).rows.map(({ name }) => name)
}
