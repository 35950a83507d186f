import { HORA_MS } from '#domain/fechas/duraciones.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import type { TipoDeEnlace } from '#server/db/tables/cuentas.ts'

export interface Enlace {
  tokenHash: string
  idUsuario: string
  tipo: TipoDeEnlace
  creado: number
  hasta: number
}

const columns = ['token_hash as tokenHash', 'id_usuario as idUsuario', 'tipo', 'creado', 'hasta'] as const

/** One from further ahead than this was written by a clock that was wrong, and would outlast its time. */
const ADELANTO_MAXIMO = HORA_MS

/** Takes the place of the account's earlier ones of its kind; the same one written again changes nothing. */
export async function insertEnlace(tx: Tx, enlace: Enlace): Promise<void> {
  await tx
    .deleteFrom('enlaces_de_cuenta')
    .where('id_usuario', '=', enlace.idUsuario)
    .where('tipo', '=', enlace.tipo)
    .where('token_hash', '!=', enlace.tokenHash)
    .execute()
  await tx
    .insertInto('enlaces_de_cuenta')
    .values({
      token_hash: enlace.tokenHash,
      id_usuario: enlace.idUsuario,
      tipo: enlace.tipo,
      creado: enlace.creado,
      hasta: enlace.hasta,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findEnlace(db: Db | Tx, tokenHash: string, now: number): Promise<Enlace | null> {
  const row = await db
    .selectFrom('enlaces_de_cuenta')
    .select(columns)
    .where('token_hash', '=', tokenHash)
    .where('hasta', '>', now)
    .where('creado', '<=', now + ADELANTO_MAXIMO)
    .executeTakeFirst()
  return row ?? null
}

export function listInvitaciones(db: Db): Promise<Enlace[]> {
  return db.selectFrom('enlaces_de_cuenta').select(columns).where('tipo', '=', 'invitacion').execute()
}

/** Taking one removes it, and every other of the account: of two at once one gets it. */
export async function takeEnlace(tx: Tx, tokenHash: string, now: number): Promise<Enlace | null> {
  const row = await tx
    .deleteFrom('enlaces_de_cuenta')
    .where('token_hash', '=', tokenHash)
    .where('hasta', '>', now)
    .where('creado', '<=', now + ADELANTO_MAXIMO)
    .returning(columns)
    .executeTakeFirst()
  if (row) await deleteEnlacesDe(tx, row.idUsuario)
  return row ?? null
}

export async function deleteEnlacesDe(db: Db | Tx, idUsuario: string): Promise<void> {
  await db.deleteFrom('enlaces_de_cuenta').where('id_usuario', '=', idUsuario).execute()
}

/** An invitation stays: the team's list tells when it was sent, and that it is over. */
export async function deleteEnlacesTerminados(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('enlaces_de_cuenta')
    .where('tipo', '=', 'olvido')
    .where((where) => where.or([where('hasta', '<=', now), where('creado', '>', now + ADELANTO_MAXIMO)]))
    .execute()
}
