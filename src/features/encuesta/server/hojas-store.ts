import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { compileOnce } from '#server/db/sql/compile-once.ts'
import { encodeRowList, inTurns, type RowList, readRowList } from '#server/db/sql/row-list.ts'
import { newClave } from '#server/llaves/llave.ts'

export interface Hoja {
  clave: string
  idGrupo: string
  completa: boolean
  respuestas: string
}

/** bloque: the one that it is, or is to be, published in; SIN_TERMINAR while something is left to answer. */
export interface HojaGuardada extends Hoja {
  bloque: number
}

/** Where sheets are written: those that are finished are to be published in this block. */
export type Destino = { idClima: string; bloque: number }

/** In no block: whoever answers it goes on. */
export const SIN_TERMINAR = 0

const rowOf = ({ idClima, bloque }: Destino, { clave, idGrupo, completa, respuestas }: Hoja) => ({
  id_clima: idClima,
  clave,
  id_grupo: idGrupo,
  completa: completa ? 1 : 0,
  respuestas,
  bloque,
})

const readRow = ({
  completa,
  ...row
}: Omit<HojaGuardada, 'completa'> & { completa: number }): HojaGuardada => ({
  ...row,
  completa: completa === 1,
})

const columns = ['clave', 'id_grupo as idGrupo', 'completa', 'respuestas', 'bloque'] as const

/** Few enough for some milliseconds of work. */
const HOJAS_POR_TIRA = 4_000

export async function findHoja(db: Db, idClima: string, clave: string): Promise<HojaGuardada | null> {
  const row = await db
    .selectFrom('hojas')
    .select(columns)
    .where('id_clima', '=', idClima)
    .where('clave', '=', clave)
    .executeTakeFirst()
  return row ? readRow(row) : null
}

/** Of these keys, those that have a sheet. */
export async function findHojasDeClaves(
  db: Db,
  idClima: string,
  claves: readonly string[],
): Promise<Map<string, HojaGuardada>> {
  const hojas = new Map<string, HojaGuardada>()
  for await (const chunk of inTurns(claves)) {
    const rows = await db
      .selectFrom('hojas')
      .select(columns)
      .where('id_clima', '=', idClima)
      .where('clave', 'in', chunk)
      .execute()
    for (const row of rows) hojas.set(row.clave, readRow(row))
  }
  return hojas
}

export async function countHojasDeClaves(
  db: Db,
  idClima: string,
  claves: readonly string[],
): Promise<number> {
  let cuantas = 0
  for await (const chunk of inTurns(claves)) {
    const { hojas } = await db
      .selectFrom('hojas')
      .select((count) => count.fn.countAll<number>().as('hojas'))
      .where('id_clima', '=', idClima)
      .where('clave', 'in', chunk)
      .executeTakeFirstOrThrow()
    cuantas += hojas
  }
  return cuantas
}

/** Each sheet's key, and whether nothing is left to answer on it. In slices: others have their turn between two of them. */
export async function listAvances(
  db: Db,
  idClima: string,
): Promise<Map<string, Pick<HojaGuardada, 'completa' | 'bloque'>>> {
  const avances = new Map<string, Pick<HojaGuardada, 'completa' | 'bloque'>>()
  for (let desde = ''; ; await yieldToOthers()) {
    const rows = await db
      .selectFrom('hojas')
      .select(['clave', 'completa', 'bloque'])
      .where('id_clima', '=', idClima)
      .where('clave', '>', desde)
      .orderBy('clave')
      .limit(HOJAS_POR_TIRA)
      .execute()
    for (const { clave, completa, bloque } of rows) avances.set(clave, { completa: completa === 1, bloque })
    const ultima = rows.at(-1)
    if (!ultima || rows.length < HOJAS_POR_TIRA) return avances
    desde = ultima.clave
  }
}

/** As many sheets of some blocks as there are, or as are asked for. */
export async function countAlgunas(
  db: Db,
  { idClima, bloques, limite }: { idClima: string; bloques: readonly number[]; limite: number },
): Promise<number> {
  const rows = await db
    .selectFrom('hojas')
    .select('bloque')
    .where('id_clima', '=', idClima)
    .where('bloque', 'in', bloques)
    .limit(limite)
    .execute()
  return rows.length
}

/** Sheets of one block, with the texts that were written on them, go to another. */
export async function moveToBloque(
  tx: Tx,
  idClima: string,
  { de, a }: { de: number; a: number },
): Promise<void> {
  for (const tabla of ['hojas', 'respuestas_abiertas'] as const)
    await tx
      .updateTable(tabla)
      .set({ bloque: a })
      .where('id_clima', '=', idClima)
      .where('bloque', '=', de)
      .execute()
}

const COLUMNAS = {
  id_clima: 'text',
  clave: 'text',
  id_grupo: 'text',
  completa: 'integer',
  respuestas: 'text',
  bloque: 'integer',
} as const

const writeRows = compileOnce((db, rows: RowList) =>
  db
    .insertInto('hojas')
    .columns(['id_clima', 'clave', 'id_grupo', 'completa', 'respuestas', 'bloque'])
    .expression(
      db
        .selectFrom(readRowList(db, COLUMNAS, rows, 'nuevas'))
        .select(['id_clima', 'clave', 'id_grupo', 'completa', 'respuestas', 'bloque'])
        // Without a condition SQLite would take what follows for a join.
        .where(sql.lit(true)),
    )
    .onConflict((conflict) =>
      conflict.columns(['id_clima', 'clave']).doUpdateSet((row) => ({
        completa: row.ref('excluded.completa'),
        respuestas: row.ref('excluded.respuestas'),
        bloque: row.ref('excluded.bloque'),
      })),
    ),
)

/** A sheet exists from its first answer on; the caller holds them (lockHojas). */
export async function saveHojas(tx: Tx, destino: Destino, hojas: readonly Hoja[]): Promise<void> {
  const rows = hojas.map((hoja) =>
    rowOf(hoja.completa ? destino : { ...destino, bloque: SIN_TERMINAR }, hoja),
  )
  if (rows.length > 0) await writeRows(tx, encodeRowList(tx, COLUMNAS, rows))
}

export async function insertHojas(tx: Tx, destino: Destino, hojas: readonly Hoja[]): Promise<void> {
  for await (const chunk of inTurns(hojas)) {
    await tx
      .insertInto('hojas')
      .values(chunk.map((hoja) => rowOf(destino, hoja)))
      .execute()
  }
}

export async function deleteHoja(tx: Tx, idClima: string, clave: string): Promise<void> {
  await tx.deleteFrom('hojas').where('id_clima', '=', idClima).where('clave', '=', clave).execute()
}

/** A key that leads to nobody: the sheet stays, and is no one's any more. */
export async function unlinkHoja(tx: Tx, idClima: string, clave: string): Promise<void> {
  await tx
    .updateTable('hojas')
    .set({ clave: newClave() })
    .where('id_clima', '=', idClima)
    .where('clave', '=', clave)
    .execute()
}
