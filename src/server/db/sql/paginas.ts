import { sql } from 'kysely'
import { type Db, getEngine } from '../engine/database.ts'
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
