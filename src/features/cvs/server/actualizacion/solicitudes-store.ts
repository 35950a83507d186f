import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'

export interface Solicitud {
  id: string
  idCv: string
  enviada: number
  hasta: number
  abierta: number | null
  contestada: number | null
}

const COLUMNAS = ['id', 'id_cv as idCv', 'enviada', 'hasta', 'abierta', 'contestada'] as const

export async function insertSolicitud(
  tx: Tx,
  {
    id,
    idCv,
    tokenHash,
    enviada,
    hasta,
  }: Pick<Solicitud, 'id' | 'idCv' | 'enviada' | 'hasta'> & { tokenHash: string },
): Promise<void> {
  await tx
    .insertInto('solicitudes_de_actualizacion')
    .values({ id, id_cv: idCv, token_hash: tokenHash, enviada, hasta, abierta: null, contestada: null })
    .execute()
  await tx.updateTable('cvs').set({ enlace_hasta: hasta }).where('id', '=', idCv).execute()
}

/** Whatever link came before serves no more. */
export async function endSolicitudes(tx: Tx, idCv: string, now: number): Promise<void> {
  await tx
    .updateTable('solicitudes_de_actualizacion')
    .set({ hasta: now })
    .where('id_cv', '=', idCv)
    .where('hasta', '>', now)
    .where('contestada', 'is', null)
    .execute()
}

/** Versions of each CV, from the first to the last. */
export async function listSolicitudes(db: Db, idsCv: readonly string[]): Promise<Map<string, Solicitud[]>> {
  const porCv = new Map<string, Solicitud[]>(idsCv.map((id) => [id, []]))
  if (idsCv.length === 0) return porCv
  const rows = await db
    .selectFrom('solicitudes_de_actualizacion')
    .select(COLUMNAS)
    .where('id_cv', 'in', idsCv)
    .orderBy('id_cv')
    .orderBy('enviada')
    .execute()
  for (const row of rows) porCv.get(row.idCv)?.push(row)
  return porCv
}

export async function findSolicitud(db: Db, id: string): Promise<Solicitud | null> {
  const row = await db
    .selectFrom('solicitudes_de_actualizacion')
    .select(COLUMNAS)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** The one whose link still serves. */
export async function findSolicitudAbierta(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<Solicitud | null> {
  const row = await db
    .selectFrom('solicitudes_de_actualizacion')
    .select(COLUMNAS)
    .where('token_hash', '=', tokenHash)
    .where('contestada', 'is', null)
    .where('hasta', '>', now)
    .executeTakeFirst()
  return row ?? null
}

export async function noteAbierta(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('solicitudes_de_actualizacion')
    .set({ abierta: now })
    .where('id', '=', id)
    .where('abierta', 'is', null)
    .execute()
}

/** Uses a link up, for whoever answers first; the CV it is about. */
export async function takeSolicitud(tx: Tx, tokenHash: string, now: number): Promise<string | null> {
  const row = await tx
    .updateTable('solicitudes_de_actualizacion')
    .set({ contestada: now })
    .where('token_hash', '=', tokenHash)
    .where('contestada', 'is', null)
    .where('hasta', '>', now)
    .returning('id_cv as idCv')
    .executeTakeFirst()
  return row?.idCv ?? null
}
