import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { compileOnce } from '#server/db/sql/compile-once.ts'
import { inTurns } from '#server/db/sql/row-list.ts'
import {
  getHojasPorTira,
  isInTramo,
  listTramos,
  readAlongPaginas,
  type Tramo,
} from '#server/db/sql/stream-rows.ts'
import type { Destino } from './hojas-store.ts'

export interface RespuestaAbierta {
  clave: string
  idGrupo: string
  idPregunta: string
  texto: string
}

const rowOf = ({ idClima, bloque }: Destino, { clave, idGrupo, idPregunta, texto }: RespuestaAbierta) => ({
  id_clima: idClima,
  clave,
  id_grupo: idGrupo,
  id_pregunta: idPregunta,
  texto,
  bloque,
})

export async function insertAbiertas(
  tx: Tx,
  destino: Destino,
  abiertas: readonly RespuestaAbierta[],
): Promise<void> {
  for await (const chunk of inTurns(abiertas)) {
    await tx
      .insertInto('respuestas_abiertas')
      .values(chunk.map((abierta) => rowOf(destino, abierta)))
      .execute()
  }
}

/** Texts of sheets that are finished now, by their keys. */
export async function takeAbiertas(
  tx: Tx,
  { idClima, bloque }: Destino,
  claves: readonly string[],
): Promise<void> {
  for await (const chunk of inTurns(claves))
    await tx
      .updateTable('respuestas_abiertas')
      .set({ bloque })
      .where('id_clima', '=', idClima)
      .where('clave', 'in', chunk)
      .execute()
}

export async function deleteAbiertas(tx: Tx, idClima: string, claves: readonly string[]): Promise<void> {
  if (claves.length === 0) return
  await tx
    .deleteFrom('respuestas_abiertas')
    .where('id_clima', '=', idClima)
    .where('clave', 'in', claves)
    .execute()
}

export async function countAbiertasOf(db: Db, idClima: string): Promise<number> {
  const { textos } = await db
    .selectFrom('respuestas_abiertas')
    .select((eb) => eb.fn.countAll<number>().as('textos'))
    .where('id_clima', '=', idClima)
    .executeTakeFirstOrThrow()
  return Number(textos)
}

/** bloque: TODOS, every sheet of the climate. */
const TODOS = -1
type Pedido = { idClima: string; bloque: number }

/** A line each: group, space, sheet. The engine joins them, because a row each would cost far more than what is in it. */
type Tira = { hojas: string; cuantas: number }

const joinHojas = sql<string | null>`string_agg(id_grupo || ' ' || respuestas, ${sql.lit('\n')})`.as('hojas')

const selectHojas = (db: Db, { idClima, bloque }: Pedido) =>
  db
    .selectFrom('hojas')
    .where('id_clima', '=', idClima)
    .where((hoja) => hoja.or([hoja('bloque', '=', bloque), sql<boolean>`${bloque} = ${sql.lit(TODOS)}`]))

const listSiguientes = compileOnce((db, { idClima, bloque, desde }: Pedido & { desde: string }) =>
  db
    .selectFrom(
      selectHojas(db, { idClima, bloque })
        .select(['clave', 'id_grupo', 'respuestas'])
        .where('clave', '>', desde)
        .orderBy('clave')
        .limit(getHojasPorTira(db))
        .as('tira'),
    )
    .select([
      joinHojas,
      (de) => de.fn.max<string | null>('clave').as('ultima'),
      (de) => de.fn.countAll<number>().as('cuantas'),
    ]),
)

const listDeTramo = compileOnce((db, { idClima, bloque, desde, hasta }: Pedido & Tramo) =>
  selectHojas(db, { idClima, bloque })
    .where(isInTramo('hojas', { desde, hasta }))
    .select([joinHojas, (de) => de.fn.countAll<number>().as('cuantas')]),
)

/** Asked for before the last one is counted: PostgreSQL joins it meanwhile. */
function askAhead<T>(asked: Promise<T>): Promise<T> {
  asked.catch(() => {})
  return asked
}

async function* readByClaves(db: Db, pedido: Pedido): AsyncGenerator<Tira> {
  let siguiente = listSiguientes(db, { ...pedido, desde: '' })
  for (;;) {
    const [tira] = await siguiente
    if (!tira || tira.hojas === null || tira.ultima === null) return
    const hayMas = tira.cuantas === getHojasPorTira(db)
    if (hayMas) siguiente = askAhead(listSiguientes(db, { ...pedido, desde: tira.ultima }))
    yield { hojas: tira.hojas, cuantas: tira.cuantas }
    if (!hayMas) return
    await yieldToOthers()
  }
}

async function* readByPaginas(db: Db, pedido: Pedido, tramos: readonly Tramo[]): AsyncGenerator<Tira> {
  await readAlongPaginas(db, true)
  const ask = (tramo: Tramo | undefined) => tramo && askAhead(listDeTramo(db, { ...pedido, ...tramo }))
  let siguiente = ask(tramos[0])
  for (let i = 1; siguiente; i++) {
    const [tira] = await siguiente
    siguiente = ask(tramos[i])
    if (tira && tira.hojas !== null) yield { hojas: tira.hojas, cuantas: tira.cuantas }
    await yieldToOthers()
  }
  await readAlongPaginas(db, false)
}

/**
 * Every sheet of a climate, or of one of its blocks, some thousands at a time. A slice is short work for the thread, and between
 * two of them others have their turn.
 */
export async function* readTirasDeHojas(
  db: Db,
  { idClima, bloque = TODOS }: { idClima: string; bloque?: number },
): AsyncGenerator<Tira> {
  const pedido = { idClima, bloque }
  const tramos = await listTramos(db, 'hojas', idClima)
  yield* tramos ? readByPaginas(db, pedido, tramos) : readByClaves(db, pedido)
}
