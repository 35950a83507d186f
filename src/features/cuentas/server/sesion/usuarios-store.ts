import type { Rol } from '#contract/schema.generated.ts'
import { normalizeTexto } from '#domain/texto/normalize-texto.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { deleteEnlacesDe } from './enlaces-store.ts'
import { deleteSesionesDe } from './sesiones-store.ts'
import { cancelTrabajosDe } from './trabajos-de-cuenta-store.ts'

export interface Usuario {
  id: string
  usuario: string
  nombre: string
  correo: string
  /** Empty until the person who was invited has chosen one. */
  passwordHash: string
  rol: Rol
  desactivada: number | null
}

export type NuevoUsuario = Omit<Usuario, 'nombre' | 'desactivada'> & { nombre?: string }

export const getClaveDeUsuario = (text: string): string => normalizeTexto(text.trim()).toLowerCase()

const columns = [
  'id',
  'usuario',
  'nombre',
  'correo',
  'password_hash as passwordHash',
  'rol',
  'desactivada',
] as const

/** Also where it may not enter (any more): see `mayEnter`. */
export async function findUsuario(db: Db, usuarioOEmail: string): Promise<Usuario | null> {
  const buscado = getClaveDeUsuario(usuarioOEmail)
  const row = await db
    .selectFrom('usuarios')
    .select(columns)
    .where((where) => where.or([where('usuario_clave', '=', buscado), where('correo_clave', '=', buscado)]))
    .executeTakeFirst()
  return row ?? null
}

export async function findUsuarioPorId(db: Db, id: string): Promise<Usuario | null> {
  return (await db.selectFrom('usuarios').select(columns).where('id', '=', id).executeTakeFirst()) ?? null
}

/** Neither deactivated nor still without a password. */
export const mayEnter = ({ desactivada, passwordHash }: Usuario): boolean =>
  desactivada === null && passwordHash !== ''

export function listUsuarios(db: Db): Promise<Usuario[]> {
  return db.selectFrom('usuarios').select(columns).orderBy('usuario_clave').execute()
}

/** False when the name or the address is taken, also as the other kind: either logs in. */
export async function insertUsuario(db: Db, usuario: NuevoUsuario, now: number): Promise<boolean> {
  if ((await findUsuario(db, usuario.usuario)) ?? (await findUsuario(db, usuario.correo))) return false
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('usuarios')
    .values({
      id: usuario.id,
      usuario: usuario.usuario,
      usuario_clave: getClaveDeUsuario(usuario.usuario),
      nombre: usuario.nombre ?? '',
      correo: usuario.correo,
      correo_clave: getClaveDeUsuario(usuario.correo),
      password_hash: usuario.passwordHash,
      creado: now,
      rol: usuario.rol,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * A new password ends every session that the old one opened, and every link to choose another. With `anterior` it is false, and does nothing, where that
 * is no longer the password: somebody else changed it meanwhile.
 */
export async function updatePassword(
  db: Db,
  { idUsuario, passwordHash, anterior }: { idUsuario: string; passwordHash: string; anterior?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('usuarios')
    .set({ password_hash: passwordHash })
    .where('id', '=', idUsuario)
    .$if(anterior !== undefined, (update) => update.where('password_hash', '=', anterior!))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await deleteSesionesDe(db, idUsuario)
  await deleteEnlacesDe(db, idUsuario)
  // Work under way of whoever had the old one would go on, and its file be there for the next who enters.
  await cancelTrabajosDe(db, idUsuario)
  return true
}

/**
 * Whether it still is the password, of an account that may enter. If so neither changes before the transaction ends: a
 * session may be opened that the next change will end.
 */
export async function holdPassword(
  tx: Tx,
  { id, passwordHash }: Pick<Usuario, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('usuarios')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('desactivada', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Nothing of the account changes, and no session of it opens, before the transaction ends. */
export async function holdUsuario(tx: Tx, idUsuario: string): Promise<void> {
  await tx.updateTable('usuarios').set({ id: idUsuario }).where('id', '=', idUsuario).execute()
}

export async function noteIngreso(tx: Tx, idUsuario: string, now: number): Promise<void> {
  await tx.updateTable('usuarios').set({ ultimo_ingreso: now }).where('id', '=', idUsuario).execute()
}

/**
 * Everybody who may administer now. Nobody of them changes before the transaction ends. So two who remove each other at the
 * same moment do not leave the firm without one.
 */
export async function holdAdministradores(tx: Tx): Promise<string[]> {
  const rows = await tx
    .updateTable('usuarios')
    .set({ rol: 'administrador' })
    .where('rol', '=', 'administrador')
    .where('desactivada', 'is', null)
    .where('password_hash', '!=', '')
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteUsuario(db: Db, idUsuario: string): Promise<void> {
  await db.deleteFrom('usuarios').where('id', '=', idUsuario).execute()
}

export async function hasUsuarios(db: Db): Promise<boolean> {
  return (await db.selectFrom('usuarios').select('id').limit(1).executeTakeFirst()) !== undefined
}
