import { randomUUID } from 'node:crypto'
import type { Rol } from '../../../contract/schema.generated.ts'
import type { AppContext } from '../../context.ts'
import { badUserInput, conflict } from '../../errors.ts'
import { hashPassword } from './passwords.ts'
import { insertUsuario as insertUsuarioRow } from './usuarios-store.ts'

interface NuevaCuenta {
  usuario: string
  correo: string
  password: string
  rol?: Rol
}

/** Whether the password will do is the caller's to ask (requirePassword). */
export async function insertUsuario(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { usuario, correo, password, rol = 'administrador' }: NuevaCuenta,
): Promise<void> {
  if (!/^[\p{L}\p{N}._-]{2,60}$/u.test(usuario)) {
    throw badUserInput('El usuario lleva de 2 a 60 letras, números, puntos o guiones, sin espacios.')
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(correo)) throw badUserInput('El correo no es válido.')
  const passwordHash = await hashPassword(password)
  if (!(await insertUsuarioRow(db, { id: randomUUID(), usuario, correo, passwordHash, rol }, now()))) {
    throw conflict('Ya existe una cuenta con ese usuario o ese correo.')
  }
}
