import { createHash } from 'node:crypto'
import type { Sesion } from '../context.ts'
import type { Db } from '../db/database.ts'

const MINUTO = 60_000
export const INACTIVIDAD_MAXIMA = 12 * 60 * MINUTO
export const DURACION_MAXIMA = 7 * 24 * 60 * MINUTO

/** A session from further ahead than this was begun by a clock that was wrong, and would outlive its seven days. */
const ADELANTO_MAXIMO = INACTIVIDAD_MAXIMA

const hashId = (id: string) => createHash('sha256').update(id).digest('hex')

export async function insertSesion(db: Db, id: string, idUsuario: string, now: number): Promise<void> {
  await db
    .insertInto('sesiones')
    .values({ id_hash: hashId(id), id_usuario: idUsuario, creada: now, vista: now })
    .execute()
}

export async function findSesion(db: Db, id: string, now: number): Promise<Sesion | null> {
  const idHash = hashId(id)
  const row = await db
    .selectFrom('sesiones')
    .innerJoin('usuarios', 'usuarios.id', 'sesiones.id_usuario')
    .select(['usuarios.id as idUsuario', 'usuarios.usuario', 'sesiones.vista'])
    .where('sesiones.id_hash', '=', idHash)
    .where('sesiones.vista', '>', now - INACTIVIDAD_MAXIMA)
    .where('sesiones.creada', '>', now - DURACION_MAXIMA)
    .where('sesiones.creada', '<=', now + ADELANTO_MAXIMO)
    .executeTakeFirst()
  if (!row) return null
  // Once a minute is exact enough for an idle limit of hours, and spares a write per request. After a clock that was
  // set back it lies ahead, and would keep the session for that much longer.
  if (Math.abs(row.vista - now) > MINUTO) {
    await db.updateTable('sesiones').set({ vista: now }).where('id_hash', '=', idHash).execute()
  }
  return { idUsuario: row.idUsuario, usuario: row.usuario }
}

export async function deleteSesion(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sesiones').where('id_hash', '=', hashId(id)).execute()
}

export async function deleteSesionesTerminadas(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('sesiones')
    .where((where) =>
      where.or([
        where('vista', '<=', now - INACTIVIDAD_MAXIMA),
        where('creada', '<=', now - DURACION_MAXIMA),
        where('creada', '>', now + ADELANTO_MAXIMO),
      ]),
    )
    .execute()
}
