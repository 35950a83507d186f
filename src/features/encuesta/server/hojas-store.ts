import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { sql } from 'kysely'
import type { TextosDeBloque } from '#domain/resultados/bloques/textos-de-bloque.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { compileOnce } from '#server/db/sql/compile-once.ts'
import { encodeRowList, inTurns, type RowList, readRowList } from '#server/db/sql/row-list.ts'
import { type Llave, newClave } from '#server/llaves/llave.ts'
import { createEscrito, type Escrito, openEscrito, openRespuestas, sealCajas } from './cajas.ts'

/** escrito: what was written to open questions; none where it is left out. */
export interface Hoja {
  clave: string
  idGrupo: string
  completa: boolean
  respuestas: string
  escrito?: Escrito | undefined
}

/** bloque: the one that it is, or is to be, published in; SIN_TERMINAR while something is left to answer. */
export interface HojaGuardada extends Hoja {
  bloque: number
  escrito: Escrito
}

/** Where sheets are written: those that are finished are to be published in this block. */
export type Destino = { idClima: string; bloque: number }
type DestinoSellado = Destino & { llave: Llave }

/** In no block: whoever answers it goes on. */
export const SIN_TERMINAR = 0

const rowOf = ({ idClima, bloque, llave }: DestinoSellado, hoja: Hoja) => ({
  id_clima: idClima,
  clave: hoja.clave,
  id_grupo: hoja.idGrupo,
  completa: hoja.completa ? 1 : 0,
  bloque,
  ...sealCajas(llave, { ...hoja, idClima }, { ...hoja, escrito: hoja.escrito ?? createEscrito() }),
})

type FilaLeida = {
  clave: string
  idGrupo: string
  completa: number
  bloque: number
  respuestas: Uint8Array
  textos: Uint8Array
}

function readRow({ idClima, llave }: DeClima, { completa, respuestas, textos, ...row }: FilaLeida) {
  const fila = { idClima, ...row }
  return {
    ...row,
    completa: completa === 1,
    respuestas: openRespuestas(llave, fila, respuestas),
    escrito: openEscrito(llave, fila, textos),
  }
}

type DeClima = { idClima: string; llave: Llave }

const columns = ['clave', 'id_grupo as idGrupo', 'completa', 'bloque', 'respuestas', 'textos'] as const

/** Few enough for some milliseconds of work. */
const HOJAS_POR_TIRA = 4_000

export async function findHoja(db: Db, de: DeClima, clave: string): Promise<HojaGuardada | null> {
  return (await findHojasDeClaves(db, de, [clave])).get(clave) ?? null
}

/** Those of these keys that have a sheet. */
export async function findHojasDeClaves(
  db: Db,
  de: DeClima,
  claves: readonly string[],
): Promise<Map<string, HojaGuardada>> {
  const hojas = new Map<string, HojaGuardada>()
  for await (const chunk of inTurns(claves)) {
    const rows = await db
      .selectFrom('hojas')
      .select(columns)
      .where('id_clima', '=', de.idClima)
      .where('clave', 'in', chunk)
      .execute()
    for (const row of rows) hojas.set(row.clave, readRow(de, row))
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

export async function countTodas(db: Db, idClima: string): Promise<number> {
  const { hojas } = await db
    .selectFrom('hojas')
    .select((count) => count.fn.countAll<number>().as('hojas'))
    .where('id_clima', '=', idClima)
    .executeTakeFirstOrThrow()
  return Number(hojas)
}

/** Sheets of one block go to another; of some groups alone where they are given. */
export async function moveToBloque(
  tx: Tx,
  idClima: string,
  { de, a, grupos }: { de: number; a: number; grupos?: readonly string[] },
): Promise<void> {
  if (grupos?.length === 0) return
  await tx
    .updateTable('hojas')
    .set({ bloque: a })
    .where('id_clima', '=', idClima)
    .where('bloque', '=', de)
    .$if(grupos !== undefined, (hojas) => hojas.where('id_grupo', 'in', grupos!))
    .execute()
}

const COLUMNAS = {
  id_clima: 'text',
  clave: 'text',
  id_grupo: 'text',
  completa: 'integer',
  bloque: 'integer',
  respuestas: 'blob',
  textos: 'blob',
} as const
const NOMBRES = ['id_clima', 'clave', 'id_grupo', 'completa', 'bloque', 'respuestas', 'textos'] as const

const writeRows = compileOnce((db, rows: RowList) =>
  db
    .insertInto('hojas')
    .columns(NOMBRES)
    .expression(
      db
        .selectFrom(readRowList(db, COLUMNAS, rows, 'nuevas'))
        .select(NOMBRES)
        // Without a condition SQLite would take what follows for a join.
        .where(sql.lit(true)),
    )
    .onConflict((conflict) =>
      conflict.columns(['id_clima', 'clave']).doUpdateSet((row) => ({
        completa: row.ref('excluded.completa'),
        bloque: row.ref('excluded.bloque'),
        respuestas: row.ref('excluded.respuestas'),
        textos: row.ref('excluded.textos'),
      })),
    ),
)

/** A sheet exists from its first answer on; the caller holds them (lockHojas). */
export async function saveHojas(tx: Tx, destino: DestinoSellado, hojas: readonly Hoja[]): Promise<void> {
  const rows = hojas.map((hoja) =>
    rowOf(hoja.completa ? destino : { ...destino, bloque: SIN_TERMINAR }, hoja),
  )
  if (rows.length > 0) await writeRows(tx, encodeRowList(tx, COLUMNAS, rows))
}

export async function insertHojas(tx: Tx, destino: DestinoSellado, hojas: readonly Hoja[]): Promise<void> {
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

/** A key that leads to nobody: the sheet stays, with these texts, and is no one's any more. */
export async function unlinkHoja(tx: Tx, { idClima, llave }: DeClima, hoja: HojaGuardada): Promise<void> {
  const { clave, ...row } = rowOf({ idClima, llave, bloque: hoja.bloque }, { ...hoja, clave: newClave() })
  await tx
    .updateTable('hojas')
    .set({ ...row, clave })
    .where('id_clima', '=', idClima)
    .where('clave', '=', hoja.clave)
    .execute()
}

/** Decisions about the texts of each published block, oldest first. */
export async function listTextosDecididos(db: Db, idClima: string): Promise<TextosDeBloque[]> {
  const rows = await db
    .selectFrom('bloques')
    .select('textos')
    .where('id_clima', '=', idClima)
    .orderBy('numero')
    .execute()
  return rows.map(({ textos }) => JSON.parse(textos))
}

/** So many are opened before others have a turn: some milliseconds. */
const HOJAS_POR_PASO = 250

interface Pedido extends DeClima {
  /** Sheets of this block alone, of all up to it, or of whichever. */
  bloque?: number | undefined
  hastaBloque?: number | undefined
}

const listTira = (db: Db, { idClima, bloque, hastaBloque }: Pedido, desde: string, cuantas: number) =>
  db
    .selectFrom('hojas')
    .where('id_clima', '=', idClima)
    .where('clave', '>', desde)
    .$if(bloque !== undefined, (hojas) => hojas.where('bloque', '=', bloque!))
    .$if(hastaBloque !== undefined, (hojas) =>
      hojas.where('bloque', '>', SIN_TERMINAR).where('bloque', '<=', hastaBloque!),
    )
    .orderBy('clave')
    .limit(cuantas)

/** In slices, and each in steps, for others have their turn. */
async function* readTiras<Row extends { clave: string }, T>(
  list: (desde: string) => Promise<Row[]>,
  { cuantas, open }: { cuantas: number; open: (row: Row) => T },
): AsyncGenerator<T[]> {
  for (let desde = ''; ; ) {
    const rows = await list(desde)
    const tira: T[] = []
    for (const [i, row] of rows.entries()) {
      tira.push(open(row))
      if (i % HOJAS_POR_PASO === HOJAS_POR_PASO - 1) await yieldToOthers()
    }
    yield tira
    if (rows.length < cuantas) return
    desde = rows.at(-1)!.clave
  }
}

/** A line for each sheet: its group, a space and its answers. */
export function readLineas(db: Db, pedido: Pedido): AsyncGenerator<string[]> {
  const { idClima, llave } = pedido
  const cuantas = HOJAS_POR_TIRA / 2
  return readTiras(
    (desde) =>
      listTira(db, pedido, desde, cuantas).select(['clave', 'id_grupo as idGrupo', 'respuestas']).execute(),
    {
      cuantas,
      open: (fila) => `${fila.idGrupo} ${openRespuestas(llave, { ...fila, idClima }, fila.respuestas)}`,
    },
  )
}

type EscritoDeHoja = { idGrupo: string; bloque: number; escrito: Escrito }

/** Each person's texts, in no order. */
export function readEscritos(db: Db, pedido: Pedido): AsyncGenerator<EscritoDeHoja[]> {
  const { idClima, llave } = pedido
  const cuantas = HOJAS_POR_TIRA / 8
  return readTiras(
    (desde) =>
      listTira(db, pedido, desde, cuantas)
        .select(['clave', 'id_grupo as idGrupo', 'bloque', 'textos'])
        .execute(),
    {
      cuantas,
      open: ({ clave, idGrupo, bloque, textos }) => ({
        idGrupo,
        bloque,
        escrito: openEscrito(llave, { idClima, clave, idGrupo }, textos),
      }),
    },
  )
}
