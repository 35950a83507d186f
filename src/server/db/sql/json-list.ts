import { sql } from 'kysely'
import { type Db, getEngine } from '../engine/database.ts'

/** What a column holds in some rows, as one text: a list in JSON. Null where there are none, or an empty list. */
export const jsonList = (db: Db, column: string) =>
  getEngine(db) === 'postgres'
    ? sql<string | null>`json_agg(${sql.ref(column)})::text`
    : sql<string | null>`json_group_array(${sql.ref(column)})`
