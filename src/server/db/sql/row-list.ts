import { type AliasedRawBuilder, sql } from 'kysely'
import { type Db, getEngine } from '../engine/database.ts'

type Columns = Record<string, keyof Values>
type Values = { text: string; integer: number; 'text or null': string | null }
type RowOf<C extends Columns> = { [Name in keyof C]: Values[C[Name]] }

/** The rows as parameters of a query: JSON on SQLite, a list for each column on PostgreSQL. */
export type RowList = Readonly<Record<string, unknown>>

const ARRAYS = { text: 'text[]', integer: 'bigint[]', 'text or null': 'text[]' } as const

export function encodeRowList<C extends Columns>(db: Db, columns: C, rows: readonly RowOf<C>[]): RowList {
  const names = Object.keys(columns)
  // Of each row its columns alone: nothing else is the query's business.
  if (getEngine(db) === 'sqlite') return { json: JSON.stringify(rows, names) }
  return Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name])]))
}

/**
 * Many rows to be read like a table: the statement is the same for one and for a hundred, so it is put together once
 * (compileOnce). PostgreSQL counts the lists before it plans; of JSON it would always expect a hundred rows, and read the
 * whole of a table for one.
 */
export function readRowList<C extends Columns, Alias extends string>(
  db: Db,
  columns: C,
  list: RowList,
  alias: Alias,
): AliasedRawBuilder<RowOf<C>, Alias> {
  const names = Object.keys(columns)
  if (getEngine(db) === 'postgres') {
    const arrays = names.map((name) => sql`${list[name]}::${sql.raw(ARRAYS[columns[name]!])}`)
    return sql<RowOf<C>>`unnest(${sql.join(arrays)})`.as<Alias>(
      sql`${sql.ref(alias)}(${sql.join(names.map((name) => sql.ref(name)))})`,
    )
  }
  const read = names.map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`)
  return sql<RowOf<C>>`(select ${sql.join(read)} from json_each(${list.json}))`.as(alias)
}
