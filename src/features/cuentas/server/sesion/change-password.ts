import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { tellCambio } from './avisos/tell-cambio.ts'
import { listLlavesDeAcceso } from './llaves-de-acceso-store.ts'
import { hashPassword } from './passwords.ts'
import { requirePassword } from './require-password.ts'
import { type Usuario, updatePassword } from './usuarios-store.ts'

/** By whoever runs the machine, who need not know the old one. */
export async function changePassword(
  { db, config, now }: Pick<AppContext, 'db' | 'config' | 'now'>,
  { usuario, password }: { usuario: Usuario; password: string },
): Promise<void> {
  await requirePassword(config, { ...usuario, password })
  const passwordHash = await hashPassword(db, password)
  const idUsuario = usuario.id
  await inTransaction(db, async (tx) => {
    await updatePassword(tx, { idUsuario, passwordHash })
    const quedan = (await listLlavesDeAcceso(tx, idUsuario)).map(({ nombre }) => nombre)
    await tellCambio(tx, { now }, { idUsuario, tipo: 'passwordCambiada', quedan })
  })
}
