import { createHash, randomBytes } from 'node:crypto'
import { type SqlBool, sql } from 'kysely'
import type { Rol } from '#contract/schema.generated.ts'
import type { Factor } from '#domain/bitacora/anotacion.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import type { EmpresaDeSesion, Sesion } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'

const MINUTO = 60_000
const INACTIVIDAD_MAXIMA = 12 * 60 * MINUTO
export const DURACION_MAXIMA = 7 * DIA_MS

/** A session from further ahead than this was begun by a clock that was wrong, and would outlive its seven days. */
const ADELANTO_MAXIMO = INACTIVIDAD_MAXIMA

const isViva = (now: number) =>
  sql<SqlBool>`sesiones.vista > ${now - INACTIVIDAD_MAXIMA} and sesiones.creada > ${now - DURACION_MAXIMA} and sesiones.creada <= ${now + ADELANTO_MAXIMO}`

export const createIdDeSesion = (): string => randomBytes(32).toString('base64url')

const hashId = (id: string) => createHash('sha256').update(id).digest('hex')

export interface NuevaSesion {
  id: string
  idUsuario: string
  factor: Factor
}

export async function insertSesion(
  db: Db,
  { id, idUsuario, factor }: NuevaSesion,
  now: number,
): Promise<void> {
  await db
    .insertInto('sesiones')
    .values({ id_hash: hashId(id), id_usuario: idUsuario, creada: now, vista: now, factor })
    .execute()
}

export type SesionGuardada = Omit<Sesion, 'faltaFactor' | 'empresas'>

/** The session of an account that may enter: whoever is deactivated has none left, and none would count. */
export async function findSesion(db: Db, id: string, now: number): Promise<SesionGuardada | null> {
  const idHash = hashId(id)
  const row = await db
    .selectFrom('sesiones')
    .innerJoin('usuarios', 'usuarios.id', 'sesiones.id_usuario')
    .select([
      'usuarios.id as idUsuario',
      'usuarios.usuario',
      'usuarios.nombre',
      'usuarios.rol',
      'sesiones.factor',
      'sesiones.vista',
    ])
    .where('sesiones.id_hash', '=', idHash)
    .where('usuarios.desactivada', 'is', null)
    .where(isViva(now))
    .executeTakeFirst()
  if (!row) return null
  const { vista, ...sesion } = row
  // Once a minute is exact enough for an idle limit of hours, and spares a write per request. After a clock that was
  // set back it lies ahead, and would keep the session for that much longer.
  if (Math.abs(vista - now) > MINUTO) {
    await db.updateTable('sesiones').set({ vista: now }).where('id_hash', '=', idHash).execute()
  }
  return sesion
}

/** Null for staff, who see every company. */
export async function findEmpresasDeSesion(
  db: Db,
  idUsuario: string,
  rol: Rol,
): Promise<EmpresaDeSesion[] | null> {
  if (rol !== 'cliente') return null
  return db
    .selectFrom('usuarios_empresas')
    .innerJoin('empresas', 'empresas.id', 'usuarios_empresas.id_empresa')
    .select(['empresas.id', 'empresas.nombre_comercial as nombreComercial'])
    .where('usuarios_empresas.id_usuario', '=', idUsuario)
    .orderBy('empresas.nombre_comercial')
    .orderBy('empresas.id')
    .execute()
}

/** When a session began and was last used; nothing is stored that tells from where. */
export interface SesionAbierta {
  creada: number
  vista: number
  actual: boolean
}

/** Somebody has a handful; a script that logs in all day long has not to be listed whole. */
const LISTADAS = 100

/** Sessions of one account: the one that asks, then the others, the last used first. */
export async function listSesiones(
  db: Db,
  { idUsuario, idActual, now }: { idUsuario: string; idActual: string; now: number },
): Promise<SesionAbierta[]> {
  const hashActual = hashId(idActual)
  const rows = await db
    .selectFrom('sesiones')
    .select(['id_hash', 'creada', 'vista'])
    .where('id_usuario', '=', idUsuario)
    .where(isViva(now))
    .orderBy(sql`case when id_hash = ${hashActual} then 0 else 1 end`)
    .orderBy('vista', 'desc')
    .orderBy('creada', 'desc')
    .limit(LISTADAS)
    .execute()
  return rows.map(({ id_hash, creada, vista }) => ({ creada, vista, actual: id_hash === hashActual }))
}

/** Open ones of every account, and when the last of them was used. */
export function countSesiones(
  db: Db,
  now: number,
): Promise<{ idUsuario: string; sesiones: number; vista: number }[]> {
  return db
    .selectFrom('sesiones')
    .select(({ fn }) => [
      'id_usuario as idUsuario',
      fn.countAll<number>().as('sesiones'),
      fn.max<number>('vista').as('vista'),
    ])
    .where(isViva(now))
    .groupBy('id_usuario')
    .execute()
}

export async function deleteSesionesDe(db: Db, idUsuario: string): Promise<void> {
  await db.deleteFrom('sesiones').where('id_usuario', '=', idUsuario).execute()
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

/** The factor that the open session proved meanwhile. */
export async function changeFactorDeSesion(db: Db | Tx, id: string, factor: Factor): Promise<void> {
  await db.updateTable('sesiones').set({ factor }).where('id_hash', '=', hashId(id)).execute()
}
