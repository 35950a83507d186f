import { createHash, randomBytes } from 'node:crypto'
import { HORA_MS } from '#domain/fechas/duraciones.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import type { RetosTable } from '#server/db/tables/cuentas.ts'

/** None lasts as long: what would was written by a clock that was wrong. */
const DURA_MENOS_DE = HORA_MS

const hashId = (id: string) => createHash('sha256').update(id).digest('hex')

export interface Reto {
  idUsuario: string | null
  reto: string
}

/** Returns the id that whoever began has to bring back. */
export async function insertReto(
  db: Db | Tx,
  { tipo, idUsuario, reto, hasta }: Reto & Pick<RetosTable, 'tipo' | 'hasta'>,
): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  await db
    .insertInto('retos')
    .values({ id_hash: hashId(id), tipo, id_usuario: idUsuario, reto, hasta })
    .execute()
  return id
}

export async function findReto(
  db: Db,
  { id, tipo, now }: { id: string; tipo: RetosTable['tipo']; now: number },
): Promise<Reto | null> {
  const row = await db
    .selectFrom('retos')
    .select(['id_usuario as idUsuario', 'reto'])
    .where('id_hash', '=', hashId(id))
    .where('tipo', '=', tipo)
    .where('hasta', '>', now)
    .where('hasta', '<=', now + DURA_MENOS_DE)
    .executeTakeFirst()
  return row ?? null
}

/** Once: whoever reads it removes it, on either engine, so of two at once one gets it. */
export async function takeReto(
  db: Db | Tx,
  { id, tipo, now }: { id: string; tipo: RetosTable['tipo']; now: number },
): Promise<Reto | null> {
  const row = await db
    .deleteFrom('retos')
    .where('id_hash', '=', hashId(id))
    .where('tipo', '=', tipo)
    .where('hasta', '>', now)
    .where('hasta', '<=', now + DURA_MENOS_DE)
    .returning(['id_usuario as idUsuario', 'reto'])
    .executeTakeFirst()
  return row ?? null
}

export async function deleteRetosTerminados(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('retos')
    .where((where) => where.or([where('hasta', '<=', now), where('hasta', '>', now + DURA_MENOS_DE)]))
    .execute()
}
