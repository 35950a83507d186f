import { notFound } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { tellCambio } from '../avisos/tell-cambio.ts'
import { takeEnlace } from '../enlaces-store.ts'
import { enterWithPassword, type Ingreso } from '../enter-with-password.ts'
import { listLlavesPorRetirar } from '../list-llaves-por-retirar.ts'
import { deleteLlavesDe, listLlavesDeAcceso } from '../llaves-de-acceso-store.ts'
import { hashPassword } from '../passwords.ts'
import { requirePassword } from '../require-password.ts'
import { updatePassword } from '../usuarios-store.ts'
import { findEnlaceDeCuenta } from './get-enlace.ts'

const enlaceNotFound = () =>
  notFound('Este enlace ya no sirve: se usó, venció o hay uno más nuevo. Pide otro.')

/**
 * Whoever holds the link reads the account's mail, which stands for the password and for nothing more: an account with a
 * second factor is asked for it after this too. Whatever else let the holder of the old password in ends with it.
 */
export async function changePasswordByEnlace(
  ctx: RequestContext,
  { token, password }: { token: string; password: string },
): Promise<Ingreso> {
  const enlace = await findEnlaceDeCuenta(ctx, token)
  if (!enlace) throw enlaceNotFound()
  const { usuario, tipo } = enlace
  await requirePassword(ctx.config, { ...usuario, password })
  const passwordHash = await hashPassword(ctx.db, password)
  await inTransaction(ctx.db, async (tx) => {
    if (!(await takeEnlace(tx, enlace.tokenHash, ctx.now()))) throw enlaceNotFound()
    if (!(await updatePassword(tx, { idUsuario: usuario.id, passwordHash }))) throw enlaceNotFound()
    await noteBitacora(tx, ctx, {
      tipo: tipo === 'invitacion' ? 'invitacionAceptada' : 'passwordRecuperada',
      autor: { tipo: 'cuenta', idUsuario: usuario.id },
    })
    // Who was invited has just arrived, and knows.
    if (tipo === 'olvido') await endLlaves(tx, ctx, usuario.id)
  })
  ctx.log.info({ idUsuario: usuario.id }, 'password chosen by link')
  return enterWithPassword(ctx, { ...usuario, passwordHash })
}

async function endLlaves(tx: Tx, ctx: RequestContext, idUsuario: string): Promise<void> {
  const retiradas = (await listLlavesPorRetirar(tx, idUsuario)).map(({ nombre }) => nombre)
  if (retiradas.length > 0) await deleteLlavesDe(tx, idUsuario)
  const quedan = (await listLlavesDeAcceso(tx, idUsuario)).map(({ nombre }) => nombre)
  await tellCambio(tx, ctx, { idUsuario, tipo: 'passwordRecuperada', retiradas, quedan })
}
