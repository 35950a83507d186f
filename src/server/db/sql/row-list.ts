import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { type AliasedRawBuilder, type Compilable, type Kysely, type RawBuilder, sql } from 'kysely'
import { type Db, getEngine } from '../engine/database.ts'
import type { Tx } from '../engine/transaction.ts'
import { listTables } from './column-types.ts'
import type { Row } from './stream-rows.ts'

/** A copy of everything takes longer than any request may; only its own transaction is given the time. */
export async function allowLongTransaction(tx: Db): Promise<void> {
  if (getEngine(tx) === 'sqlite') return
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
}

/** Nobody else reads or writes these tables until the transaction ends. On SQLite a writer is alone already. */
export async function lockTables(tx: Tx, tablas: readonly string[]): Promise<void> {
  if (getEngine(tx) === 'sqlite') return
  const names = sql.join(tablas.map((tabla) => sql.table(tabla)))
  await sql`lock table ${names} in access exclusive mode`.execute(tx)
}

export async function insertRows(tx: Tx, tabla: string, rows: readonly Row[]): Promise<void> {
  await (tx as unknown as Kysely<Record<string, Row>>)
    .insertInto(tabla)
    .values([...rows])
    .execute()
}

/** Rows that came with their numbers do not move what counts them on PostgreSQL; the next number must be a new one. */
export async function advanceCounters(tx: Tx): Promise<void> {
  if (getEngine(tx) === 'sqlite') return
  const { rows } = await sql<{ tabla: string; columna: string }>`
    select table_name as tabla, column_name as columna from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(tx)
  for (const { tabla, columna } of rows) {
    await sql`
      select setval(pg_get_serial_sequence(${tabla}, ${columna}), coalesce(max(${sql.ref(columna)}), 0) + 1, false)
      from ${sql.table(tabla)}`.execute(tx)
  }
}

/** PostgreSQL plans by what it knows of the tables, and of new ones it knows nothing. */
export async function analyzeTables(db: Db): Promise<void> {
  if (getEngine(db) === 'postgres') await sql`analyze`.execute(db)
}

/** The first table that holds anything; null in a new database. */
export async function findTableWithRows(db: Db, ignored: RegExp): Promise<string | null> {
  for (const name of await listTables(db)) {
    if (ignored.test(name)) continue
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) return name
  }
  return null
}

/** All but the migrator's: as a new database has them. The index of words has tables of its own on SQLite, which only it writes. */
export async function emptyTables(tx: Tx): Promise<void> {
  if (getEngine(tx) === 'postgres') {
    const names = (await listTables(tx)).filter((name) => !name.startsWith('kysely_'))
    await sql`truncate ${sql.join(names.map((name) => sql.table(name)))} restart identity`.execute(tx)
    return
  }
  await sql`pragma defer_foreign_keys = on`.execute(tx)
  const { rows } = await sql<{ name: string }>`select name from pragma_table_list
    where schema = 'main' and type <> 'shadow' and name not like 'kysely%' and name not like 'sqlite%'`.execute(
    tx,
  )
  for (const { name } of rows) await sql`delete from ${sql.table(name)}`.execute(tx)
}

/** Keeps a statement below the engines' limits on parameters (32,766 in SQLite, 65,535 in PostgreSQL). */
export const ROWS_PER_STATEMENT = 500

/** A long list in parts. SQLite works without pause, so between two statements others have their turn. */
export async function* inTurns<T>(list: readonly T[]): AsyncGenerator<T[]> {
  for (let start = 0; start < list.length; start += ROWS_PER_STATEMENT) {
    if (start > 0) await yieldToOthers()
    yield list.slice(start, start + ROWS_PER_STATEMENT)
  }
}

type Pares = Compilable<{ clave: string; valor: number }>

/** Some numbers by name as one text of the row that they belong to, so that both are of one moment and one question. */
export const readAsJson = (db: Db, pares: Pares): RawBuilder<string> =>
  getEngine(db) === 'postgres'
    ? sql`(select coalesce(json_object_agg(clave, valor), '{}') from (${pares}) as pares)::text`
    : sql`(select json_group_object(clave, valor) from (${pares}))`

/** The same of rows: a list of lists, of the values of some columns. */
export function readListAsJson(
  db: Db,
  { columnas, filas }: { columnas: readonly string[]; filas: Compilable },
): RawBuilder<string> {
  const valores = sql.join(columnas.map((columna) => sql.ref(columna)))
  return getEngine(db) === 'postgres'
    ? sql`(select coalesce(json_agg(json_build_array(${valores})), '[]') from (${filas}) as filas)::text`
    : sql`(select json_group_array(json_array(${valores})) from (${filas}))`
}

type Columns = Record<string, keyof Values>
type Values = { text: string; integer: number; 'text or null': string | null; blob: Uint8Array }
type RowOf<C extends Columns> = { [Name in keyof C]: Values[C[Name]] }

/** The rows as parameters of a query: JSON on SQLite, with all bytes after each other beside it; a list for each column on PostgreSQL. */
export type RowList = Readonly<Record<string, unknown>>

const ARRAYS = { text: 'text[]', integer: 'bigint[]', 'text or null': 'text[]', blob: 'bytea[]' } as const

export function encodeRowList<C extends Columns>(db: Db, columns: C, rows: readonly RowOf<C>[]): RowList {
  const names = Object.keys(columns)
  // Columns of each row alone: nothing else is the query's business.
  if (getEngine(db) === 'sqlite') {
    const bytes: Uint8Array[] = []
    let desde = 1
    const place = (value: Uint8Array) => {
      bytes.push(value)
      desde += value.length
      return [desde - value.length, value.length]
    }
    const listed = rows.map((row) =>
      names.map((name) => {
        const value: unknown = row[name]
        return value instanceof Uint8Array ? place(value) : value
      }),
    )
    return { json: JSON.stringify(listed), bytes: Buffer.concat(bytes) }
  }
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
  const read = names.map((name, i) => {
    const at = (path: string) => sql`value ->> ${sql.lit(`$[${i}]${path}`)}`
    const read = columns[name] === 'blob' ? sql`substr(${list.bytes}, ${at('[0]')}, ${at('[1]')})` : at('')
    return sql`${read} as ${sql.ref(name)}`
  })
  return sql<RowOf<C>>`(select ${sql.join(read)} from json_each(${list.json}))`.as(alias)
}
