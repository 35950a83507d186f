import type { Pedido } from '#domain/cvs/peticiones.ts'
import { isMismoCorreo } from '#domain/encuesta/correo.ts'
import { foldParaBuscar } from '#domain/texto/fold-texto.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'

export interface Peticion {
  id: string
  correo: string
  pedido: Pedido
  nota: string
  recibida: number
  confirmada: number | null
  resuelta: number | null
}

const COLUMNAS = ['id', 'correo', 'pedido', 'nota', 'recibida', 'confirmada', 'resuelta'] as const

export async function insertPeticion(
  tx: Tx,
  {
    tokenHash,
    ...peticion
  }: Pick<Peticion, 'id' | 'correo' | 'pedido' | 'nota' | 'recibida'> & { tokenHash: string },
): Promise<void> {
  await tx
    .insertInto('peticiones_de_datos')
    .values({
      ...peticion,
      correo_clave: foldParaBuscar(peticion.correo),
      token_hash: tokenHash,
      confirmada: null,
      resuelta: null,
    })
    .execute()
}

/** Whether its link still confirms something. */
export async function isPorConfirmar(db: Db, id: string, desde: number): Promise<boolean> {
  const row = await db
    .selectFrom('peticiones_de_datos')
    .select('id')
    .where('id', '=', id)
    .where('confirmada', 'is', null)
    .where('recibida', '>', desde)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses its link up; false where the link does not serve. */
export async function confirmByHash(
  tx: Tx,
  tokenHash: string,
  { now, desde }: { now: number; desde: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('peticiones_de_datos')
    .set({ confirmada: now })
    .where('token_hash', '=', tokenHash)
    .where('confirmada', 'is', null)
    .where('recibida', '>', desde)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Those that wait first, the longest first; then the answered ones, the last one first. */
export async function listConfirmadas(db: Db, limit: number): Promise<(Peticion & { confirmada: number })[]> {
  const confirmadas = db
    .selectFrom('peticiones_de_datos')
    .select(COLUMNAS)
    .where('confirmada', 'is not', null)
    .$narrowType<{ confirmada: number }>()
  const esperan = await confirmadas
    .where('resuelta', 'is', null)
    .orderBy('confirmada')
    .orderBy('id')
    .limit(limit)
    .execute()
  const resueltas = await confirmadas
    .where('resuelta', 'is not', null)
    .orderBy('resuelta', 'desc')
    .orderBy('id')
    .limit(limit - esperan.length)
    .execute()
  return [...esperan, ...resueltas]
}

export async function countQueEsperan(db: Db): Promise<{ cuantas: number; primera: number | null }> {
  return db
    .selectFrom('peticiones_de_datos')
    .select(({ fn }) => [fn.countAll<number>().as('cuantas'), fn.min('confirmada').as('primera')])
    .where('confirmada', 'is not', null)
    .where('resuelta', 'is', null)
    .executeTakeFirstOrThrow()
}

/** False where there is none. */
export async function updateResuelta(tx: Tx, id: string, resuelta: number | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('peticiones_de_datos')
    .set({ resuelta })
    .where('id', '=', id)
    .where('confirmada', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Requests that nobody confirmed in time, and those that were answered long ago. */
export async function deletePasadas(
  db: Db,
  { sinConfirmar, resueltas }: Record<'sinConfirmar' | 'resueltas', number>,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('peticiones_de_datos')
    .where(({ and, eb, or }) =>
      or([
        and([eb('confirmada', 'is', null), eb('recibida', '<=', sinConfirmar)]),
        eb('resuelta', '<=', resueltas),
      ]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Requests of one address, whatever its case. */
export async function listPeticionesDeCorreo(db: Db, correo: string): Promise<Peticion[]> {
  const rows = await db
    .selectFrom('peticiones_de_datos')
    .select(COLUMNAS)
    .where('correo_clave', '=', foldParaBuscar(correo))
    .orderBy('recibida')
    .execute()
  return rows.filter((row) => isMismoCorreo(row.correo, correo))
}

export async function deletePeticiones(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('peticiones_de_datos').where('id', 'in', ids).execute()
}
