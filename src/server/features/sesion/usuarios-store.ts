import type { Rol } from '../../../contract/schema.generated.ts'
import { normalizeTexto } from '../../../domain/texto/normalize-texto.ts'
import type { Db } from '../../db/engine/database.ts'
import type { Tx } from '../../db/engine/transaction.ts'
import { deleteSesionesDe } from './sesiones-store.ts'

export interface Usuario {
  id: string
  usuario: string
  correo: string
  passwordHash: string
  rol: Rol
}

const clave = (text: string) => normalizeTexto(text.trim()).toLowerCase()

const columns = ['id', 'usuario', 'correo', 'password_hash as passwordHash', 'rol'] as const

export async function findUsuario(db: Db, usuarioOEmail: string): Promise<Usuario | null> {
  const buscado = clave(usuarioOEmail)
  const row = await db
    .selectFrom('usuarios')
    .select(columns)
    .where((where) => where.or([where('usuario_clave', '=', buscado), where('correo_clave', '=', buscado)]))
    .executeTakeFirst()
  return row ?? null
}

export function listUsuarios(db: Db): Promise<Usuario[]> {
  return db.selectFrom('usuarios').select(columns).orderBy('usuario_clave').execute()
}

/** False when the name or the address is taken, also as the other kind: either logs in. */
export async function insertUsuario(db: Db, usuario: Usuario, now: number): Promise<boolean> {
  if ((await findUsuario(db, usuario.usuario)) ?? (await findUsuario(db, usuario.correo))) return false
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('usuarios')
    .values({
      id: usuario.id,
      usuario: usuario.usuario,
      usuario_clave: clave(usuario.usuario),
      correo: usuario.correo,
      correo_clave: clave(usuario.correo),
      password_hash: usuario.passwordHash,
      creado: now,
      rol: usuario.rol,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * A new password ends every session that the old one opened. With `anterior` it is false, and does nothing, where that
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
  return true
}

/**
 * Whether it still is the password. If so nobody changes it before the transaction ends: a session may be opened that
 * the next change will end.
 */
export async function holdPassword(tx: Tx, { id, passwordHash }: Usuario): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('usuarios')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function deleteUsuario(db: Db, idUsuario: string): Promise<void> {
  await db.deleteFrom('usuarios').where('id', '=', idUsuario).execute()
}

export async function hasUsuarios(db: Db): Promise<boolean> {
  return (await db.selectFrom('usuarios').select('id').limit(1).executeTakeFirst()) !== undefined
}
