import { randomUUID } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { badUserInput, conflict } from '../errors.ts'
import { hashPassword, requirePassword } from './passwords.ts'
import { insertUsuario as insertUsuarioRow } from './usuarios-store.ts'

export async function insertUsuario(
  { db, now }: { db: Db; now: () => number },
  { usuario, correo, password }: { usuario: string; correo: string; password: string },
): Promise<void> {
  if (!/^[\p{L}\p{N}._-]{2,60}$/u.test(usuario)) {
    throw badUserInput('El usuario lleva de 2 a 60 letras, números, puntos o guiones, sin espacios.')
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(correo)) throw badUserInput('El correo no es válido.')
  requirePassword(password)
  const passwordHash = await hashPassword(password)
  if (!(await insertUsuarioRow(db, { id: randomUUID(), usuario, correo, passwordHash }, now()))) {
    throw conflict('Ya existe una cuenta con ese usuario o ese correo.')
  }
}
