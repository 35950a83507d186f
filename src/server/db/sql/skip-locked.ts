import type { SelectQueryBuilder } from 'kysely'
import { type Db, getEngine } from '../engine/database.ts'
import type { Tables } from '../tables/tables.ts'

/**
 * Lets nodes take work from one table side by side: rows another node is taking at this moment are passed over.
 * SQLite has one writer at a time and needs no such thing.
 */
export function skipLocked<Table extends keyof Tables, Row>(
  db: Db,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return getEngine(db) === 'postgres' ? query.forUpdate().skipLocked() : query
}
