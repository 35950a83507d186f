import { randomUUID } from 'node:crypto'
import type { Rol } from '#contract/schema.generated.ts'
import { isCorreo } from '#domain/encuesta/correo.ts'
import { badUserInput, conflict } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { hashPassword } from './passwords.ts'
import { findUsuario, insertUsuario as insertUsuarioRow } from './usuarios-store.ts'

interface NuevaCuenta {
  usuario: string
  correo: string
  password: string
  rol?: Rol
  nombre?: string
}

/** The first free one: lucia.aju, lucia.aju2, lucia.aju3 … */
async function findUsuarioLibre(db: Db, deseado: string): Promise<string> {
  for (let numero = 1; ; numero++) {
    const candidato = numero === 1 ? deseado : `${deseado}${numero}`
    if (!(await findUsuario(db, candidato))) return candidato
  }
}

/** The account of somebody who was invited: it may not enter until a password is chosen. Null where the address has an account. */
export async function insertUsuarioSinPassword(
  tx: Tx,
  { now }: Pick<AppContext, 'now'>,
  cuenta: { usuario: string; nombre: string; correo: string; rol: Rol },
): Promise<string | null> {
  const id = randomUUID()
  const usuario = await findUsuarioLibre(tx, cuenta.usuario)
  return (await insertUsuarioRow(tx, { ...cuenta, id, usuario, passwordHash: '' }, now())) ? id : null
}

/** Whether the password will do is the caller's to ask (requirePassword). */
export async function insertUsuario(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { usuario, correo, password, rol = 'administrador', nombre }: NuevaCuenta,
): Promise<string> {
  if (!/^[\p{L}\p{N}._-]{2,60}$/u.test(usuario)) {
    throw badUserInput('El usuario lleva de 2 a 60 letras, números, puntos o guiones, sin espacios.')
  }
  if (!isCorreo(correo)) throw badUserInput('El correo no es válido.')
  const id = randomUUID()
  const passwordHash = await hashPassword(db, password)
  if (!(await insertUsuarioRow(db, { id, usuario, nombre, correo, passwordHash, rol }, now()))) {
    throw conflict('Ya existe una cuenta con ese usuario o ese correo.')
  }
  return id
}
