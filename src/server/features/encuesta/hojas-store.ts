import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../db/engine/database.ts'
import type { Tx } from '../../db/engine/transaction.ts'
import { inTurns } from '../../db/sql/chunks.ts'
import { compileOnce } from '../../db/sql/compile-once.ts'
import { encodeRowList, type RowList, readRowList } from '../../db/sql/row-list.ts'
import { newClave } from '../llaves/llave.ts'

export interface Hoja {
  clave: string
  idGrupo: string
  completa: boolean
  respuestas: string
}

const rowOf = (idClima: string, { clave, idGrupo, completa, respuestas }: Hoja) => ({
  id_clima: idClima,
  clave,
  id_grupo: idGrupo,
  completa: completa ? 1 : 0,
  respuestas,
})

const readRow = ({ completa, ...row }: Omit<Hoja, 'completa'> & { completa: number }): Hoja => ({
  ...row,
  completa: completa === 1,
})

const columns = ['clave', 'id_grupo as idGrupo', 'completa', 'respuestas'] as const

/** Few enough for some milliseconds of work. */
const HOJAS_POR_TIRA = 4_000

const joinHojas = sql<string | null>`string_agg(id_grupo || ' ' || respuestas, ${sql.lit('\n')})`.as('hojas')

export async function findHoja(db: Db, idClima: string, clave: string): Promise<Hoja | null> {
  const row = await db
    .selectFrom('hojas')
    .select(columns)
    .where('id_clima', '=', idClima)
    .where('clave', '=', clave)
    .executeTakeFirst()
  return row ? readRow(row) : null
}

/** Each sheet's key, and whether nothing is left to answer on it. */
export async function listAvances(db: Db, idClima: string): Promise<Map<string, { completa: boolean }>> {
  const rows = await db
    .selectFrom('hojas')
    .select(['clave', 'completa'])
    .where('id_clima', '=', idClima)
    .execute()
  return new Map(rows.map(({ clave, completa }) => [clave, { completa: completa === 1 }]))
}

/** Sheets that no published block holds, by group. */
export async function countSinPublicar(
  db: Db,
  idClima: string,
  publicacion: number,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('hojas')
    .select(['id_grupo', (count) => count.fn.countAll<number>().as('hojas')])
    .where('id_clima', '=', idClima)
    .where((hoja) => hoja.or([hoja('bloque', 'is', null), hoja('bloque', '>', publicacion)]))
    .groupBy('id_grupo')
    .execute()
  return new Map(rows.map(({ id_grupo, hojas }) => [id_grupo, hojas]))
}

const listTiras = compileOnce((db, { idClima, desde }: { idClima: string; desde: string }) =>
  db
    .selectFrom((tira) =>
      tira
        .selectFrom('hojas')
        .select(['clave', 'id_grupo', 'respuestas'])
        .where('id_clima', '=', idClima)
        .where('clave', '>', desde)
        .orderBy('clave')
        .limit(HOJAS_POR_TIRA)
        .as('tira'),
    )
    .select([
      joinHojas,
      (de) => de.fn.max<string | null>('clave').as('ultima'),
      (de) => de.fn.countAll<number>().as('cuantas'),
    ]),
)

/**
 * Every sheet of a climate, some thousands at a time, as a text with a line each: group, space, sheet. The engine joins
 * them, because a row each would cost far more than what is in it. A slice is short work for the thread, and between
 * two of them others have their turn.
 */
export async function* readTirasDeHojas(db: Db, idClima: string): AsyncGenerator<string> {
  let siguiente = listTiras(db, { idClima, desde: '' })
  for (;;) {
    const [tira] = await siguiente
    if (!tira || tira.hojas === null || tira.ultima === null) return
    const hayMas = tira.cuantas === HOJAS_POR_TIRA
    if (hayMas) {
      // Asked for before this one is counted: PostgreSQL joins it meanwhile.
      siguiente = listTiras(db, { idClima, desde: tira.ultima })
      siguiente.catch(() => {})
    }
    yield tira.hojas
    if (!hayMas) return
    await yieldToOthers()
  }
}

const COLUMNAS = {
  id_clima: 'text',
  clave: 'text',
  id_grupo: 'text',
  completa: 'integer',
  respuestas: 'text',
} as const

const writeRows = compileOnce((db, rows: RowList) =>
  db
    .insertInto('hojas')
    .columns(['id_clima', 'clave', 'id_grupo', 'completa', 'respuestas'])
    .expression(
      db
        .selectFrom(readRowList(db, COLUMNAS, rows, 'nuevas'))
        .select(['id_clima', 'clave', 'id_grupo', 'completa', 'respuestas'])
        // Without a condition SQLite would take what follows for a join.
        .where(sql.lit(true)),
    )
    .onConflict((conflict) =>
      conflict.columns(['id_clima', 'clave']).doUpdateSet((row) => ({
        completa: row.ref('excluded.completa'),
        respuestas: row.ref('excluded.respuestas'),
      })),
    ),
)

/** A sheet exists from its first answer on; the caller holds them (lockHojas). */
export async function saveHojas(tx: Tx, idClima: string, hojas: readonly Hoja[]): Promise<void> {
  const rows = hojas.map((hoja) => rowOf(idClima, hoja))
  if (rows.length > 0) await writeRows(tx, encodeRowList(tx, COLUMNAS, rows))
}

export async function insertHojas(tx: Tx, idClima: string, hojas: readonly Hoja[]): Promise<void> {
  for await (const chunk of inTurns(hojas)) {
    await tx
      .insertInto('hojas')
      .values(chunk.map((hoja) => rowOf(idClima, hoja)))
      .execute()
  }
}

export async function deleteHoja(tx: Tx, idClima: string, clave: string): Promise<void> {
  await tx.deleteFrom('hojas').where('id_clima', '=', idClima).where('clave', '=', clave).execute()
}

/** New keys that lead to nobody, and written again in their order: neither key nor place says whose a sheet was. */
export async function rewriteHojas(tx: Tx, idClima: string): Promise<void> {
  const rows = await tx.deleteFrom('hojas').where('id_clima', '=', idClima).returning(columns).execute()
  const hojas = rows.map((row) => ({ ...readRow(row), clave: newClave() }))
  hojas.sort((a, b) => (a.clave < b.clave ? -1 : 1))
  await insertHojas(tx, idClima, hojas)
}
