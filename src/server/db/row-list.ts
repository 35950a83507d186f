import { type AliasedRawBuilder, PostgresAdapter, sql } from 'kysely'
import type { Db } from './database.ts'

type Columns = Record<string, 'text' | 'integer'>
type RowOf<C extends Columns> = { [Name in keyof C]: C[Name] extends 'text' ? string : number }

/**
 * Many rows as one parameter, to be read like a table: the statement is the same for one row and for a hundred, so it is
 * put together once (compileOnce). `json` is the list as JSON text; a column that a row does not have is null.
 */
export function readRowList<C extends Columns, Alias extends string>(
  db: Db,
  columns: C,
  json: string,
  alias: Alias,
): AliasedRawBuilder<RowOf<C>, Alias> {
  const names = Object.keys(columns)
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    const typed = names.map((name) => sql`${sql.ref(name)} ${sql.raw(columns[name]!)}`)
    return sql<RowOf<C>>`(select * from json_to_recordset(${json}::json) as fila(${sql.join(typed)}))`.as(
      alias,
    )
  }
  const read = names.map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`)
  return sql<RowOf<C>>`(select ${sql.join(read)} from json_each(${json}))`.as(alias)
}
