import { type Kysely, sql } from 'kysely'
import { type Db, getEngine } from '../engine/database.ts'
import type { Tx } from '../engine/transaction.ts'
import { listTables } from './list-tables.ts'
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
