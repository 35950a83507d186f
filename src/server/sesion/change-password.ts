import type { Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { hashPassword, requirePassword } from './passwords.ts'
import { updatePassword } from './usuarios-store.ts'

export async function changePassword(
  { db }: { db: Db },
  { idUsuario, password }: { idUsuario: string; password: string },
): Promise<void> {
  requirePassword(password)
  const passwordHash = await hashPassword(password)
  await inTransaction(db, (tx) => updatePassword(tx, idUsuario, passwordHash))
}
