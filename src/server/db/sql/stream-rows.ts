import { type Kysely, sql } from 'kysely'
import { type Db, getEngine } from '../engine/database.ts'
import type { Tx } from '../engine/transaction.ts'

export type Row = Record<string, unknown>

interface Seleccion {
  tabla: string
  columnas: readonly string[]
  /** The order of the rows; texts sort by their bytes on both engines. */
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

/*
 * How many rows at a time where there are very many. SQLite works on the server's own thread and has one writer: after some
 * milliseconds of it others have a turn. PostgreSQL lets others write meanwhile, and finding out where to pause would cost it as much
 * as the work.
 */
const choose = (db: Db, { sqlite, postgres }: { sqlite: number; postgres: number }): number =>
  getEngine(db) === 'sqlite' ? sqlite : postgres

/** Rows that are deleted at once: heavy ones stand in more than one place. */
export const getFilasPorTanda = (db: Db, { pesadas }: { pesadas: boolean }): number =>
  choose(db, { sqlite: pesadas ? 2_000 : 5_000, postgres: Infinity })

/** People who are looked up elsewhere at once, under the writer's lock. */
export const getPersonasPorTanda = (db: Db): number => choose(db, { sqlite: 2_000, postgres: Infinity })

/** Mails that are deleted at once: each stands in four places, and in no order of theirs. */
export const getCorreosPorTanda = (db: Db): number => choose(db, { sqlite: 250, postgres: 100_000 })

/** Rows that are looked at at once. */
export const getFilasPorLectura = (db: Db): number => choose(db, { sqlite: 5_000, postgres: Infinity })
