import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { hashPassword } from './passwords.ts'
import { requirePassword } from './require-password.ts'
import { type Usuario, updatePassword } from './usuarios-store.ts'

/** By whoever runs the machine, who need not know the old one. */
export async function changePassword(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { usuario, password }: { usuario: Usuario; password: string },
): Promise<void> {
  await requirePassword(config, { ...usuario, password })
  const passwordHash = await hashPassword(password)
  await inTransaction(db, (tx) => updatePassword(tx, { idUsuario: usuario.id, passwordHash }))
}
