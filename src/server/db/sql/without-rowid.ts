import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { getEngine } from '../engine/database.ts'

/**
 * SQLite numbers the rows of a table as they come, and whoever reads the numbers knows the order. A table without them
 * is kept in the order of its primary key, which for ours is random and says nothing.
 */
export function withoutRowid<Table extends string, Column extends string>(
  db: Kysely<never>,
  table: CreateTableBuilder<Table, Column>,
): CreateTableBuilder<Table, Column> {
  return getEngine(db) === 'postgres' ? table : table.modifyEnd(sql`without rowid`)
}
