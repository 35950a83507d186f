import { type Kysely, sql } from 'kysely'
import { getEngine } from '../engine/database.ts'
import type { Tx } from '../engine/transaction.ts'

export type Row = Record<string, unknown>

export interface Seleccion {
  tabla: string
  columnas: readonly string[]
  /** What the rows are ordered by; texts sort by their bytes on both engines. */
  orden: readonly string[]
  /** Rows that memory holds at once. */
  lote: number
}

/** A whole table, a batch at a time, as the transaction sees it. */
export function streamRows(tx: Tx, seleccion: Seleccion): AsyncGenerator<Row[]> {
  return getEngine(tx) === 'sqlite' ? streamSqlite(tx, seleccion) : streamPostgres(tx, seleccion)
}

async function* streamSqlite(tx: Tx, { tabla, columnas, orden, lote }: Seleccion): AsyncGenerator<Row[]> {
  let query = (tx as unknown as Kysely<Record<string, Row>>).selectFrom(tabla).select([...columnas])
  for (const columna of orden) query = query.orderBy(columna)
  let rows: Row[] = []
  for await (const row of query.stream()) {
    rows.push(row)
    if (rows.length < lote) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

async function* streamPostgres(tx: Tx, { tabla, columnas, orden, lote }: Seleccion): AsyncGenerator<Row[]> {
  const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))
  await sql`declare filas no scroll cursor for
    select ${list(columnas)} from ${sql.table(tabla)} order by ${list(orden)}`.execute(tx)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.raw(String(lote))} from filas`.execute(tx)
    if (rows.length > 0) yield rows
    if (rows.length < lote) break
  }
  await sql`close filas`.execute(tx)
}
