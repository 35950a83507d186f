import { type Kysely, sql } from 'kysely'
import { type Db, getEngine } from '../engine/database.ts'
import type { Tx } from '../engine/transaction.ts'
import type { Tables } from '../tables/tables.ts'

/*
 * PostgreSQL keeps rows where there was room as they came in. Read in the order of random keys, each is a page of its own to find;
 * read page by page, a page is found once for all of its rows. SQLite keeps ours in the order of their keys.
 */

/** Below this, passing over the rows of others costs more than finding each of one's own. */
const FILAS_POR_PAGINA = 2
const PAGINAS_POR_TRAMO = 48
/** No page has this number. */
const FIN = 2 ** 32 - 1

/** From a place among the pages of a table up to another, which is not part of it any more. */
export type Tramo = { desde: string; hasta: string }

type TablaDeClima = 'hojas'

/** Stretches of pages in which all rows of a climate stand; null where they are better found by their keys. */
export async function listTramos(db: Db, tabla: TablaDeClima, idClima: string): Promise<Tramo[] | null> {
  if (getEngine(db) === 'sqlite') return null
  const paginas = await countPaginas(db, tabla, idClima)
  if (paginas === 0 || !(await hasFilas(db, tabla, idClima, paginas * FILAS_POR_PAGINA))) return null
  const inicios = Array.from(
    { length: Math.ceil(paginas / PAGINAS_POR_TRAMO) },
    (_, tramo) => tramo * PAGINAS_POR_TRAMO,
  )
  // The last one is open: whatever was counted, nothing is left out.
  return inicios.map((inicio, i) => ({
    desde: `(${inicio},0)`,
    hasta: `(${inicios[i + 1] ?? FIN},0)`,
  }))
}

/** Of the table, or of the part of it that holds the climate where it is divided. */
async function countPaginas(db: Db, tabla: TablaDeClima, idClima: string): Promise<number> {
  const { rows } = await sql<{ paginas: number }>`
    select pg_relation_size(tableoid) / current_setting('block_size')::bigint as paginas
    from ${sql.table(tabla)} where id_clima = ${idClima} limit 1`.execute(db)
  return rows[0]?.paginas ?? 0
}

async function hasFilas(db: Db, tabla: TablaDeClima, idClima: string, cuantas: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(tabla)} where id_clima = ${idClima} offset ${cuantas - 1} limit 1`.execute(db)
  return rows.length > 0
}

export const isInTramo = (tabla: TablaDeClima & keyof Tables, { desde, hasta }: Tramo) => {
  const lugar = sql.ref(`${tabla}.ctid`)
  return sql<boolean>`(${lugar} >= ${desde}::tid and ${lugar} < ${hasta}::tid)`
}

/** Old statistics may know nothing of so many rows, and make an index seem the shorter way. */
export async function readAlongPaginas(db: Db, onlyPaginas: boolean): Promise<void> {
  const porIndice = onlyPaginas ? sql`off` : sql`on`
  await sql`set local enable_indexscan = ${porIndice}`.execute(db)
  await sql`set local enable_bitmapscan = ${porIndice}`.execute(db)
}

export type Row = Record<string, unknown>

interface Seleccion {
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

/*
 * How many rows at a time where there are very many. SQLite works on the server's own thread and has one writer: after some
 * milliseconds of it others have a turn. PostgreSQL lets others write meanwhile, and finding out where to pause would cost it as much
 * as the work.
 */
const choose = (db: Db, { sqlite, postgres }: { sqlite: number; postgres: number }): number =>
  getEngine(db) === 'sqlite' ? sqlite : postgres

/** Of rows that are deleted: heavy ones stand in more than one place. */
export const getFilasPorTanda = (db: Db, { pesadas }: { pesadas: boolean }): number =>
  choose(db, { sqlite: pesadas ? 2_000 : 5_000, postgres: Infinity })

/** Of people who are looked up elsewhere, under the writer's lock. */
export const getPersonasPorTanda = (db: Db): number => choose(db, { sqlite: 2_000, postgres: Infinity })

/** Of mails that are deleted: each stands in four places, and in no order of theirs. */
export const getCorreosPorTanda = (db: Db): number => choose(db, { sqlite: 250, postgres: 100_000 })

/** Of sheets that are read whole: counting them takes as long again. */
export const getHojasPorTira = (db: Db): number => choose(db, { sqlite: 2_000, postgres: 1_000 })

/** Of rows that are looked at. */
export const getFilasPorLectura = (db: Db): number => choose(db, { sqlite: 5_000, postgres: Infinity })
