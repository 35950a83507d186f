import { badUserInput, unauthenticated } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { tellCambio } from './avisos/tell-cambio.ts'
import { listLlavesDeAcceso } from './llaves-de-acceso-store.ts'
import { hashPassword, requirePassword } from './passwords.ts'
import { requireSesion } from './permisos.ts'
import { requirePasswordActual } from './require-password-actual.ts'
import { createIdDeSesion, insertSesion } from './sesiones-store.ts'
import { updatePassword } from './usuarios-store.ts'

/**
 * Ends every session of the account; the one that asks goes on under a new id, as after a login. Returns how many passkeys
 * still enter.
 */
export async function changeOwnPassword(
  ctx: RequestContext,
  { passwordActual, passwordNueva }: { passwordActual: string; passwordNueva: string },
): Promise<number> {
  const { id: idUsuario, ...usuario } = await requirePasswordActual(ctx, passwordActual)
  if (passwordNueva === passwordActual) throw badUserInput('La contraseña nueva es igual a la actual.')
  await requirePassword(ctx, { ...usuario, password: passwordNueva })
  const passwordHash = await hashPassword(ctx.db, passwordNueva)
  const idSesion = createIdDeSesion()
  const factor = requireSesion(ctx).factor
  const quedan = await inTransaction(ctx.db, async (tx) => {
    const anterior = usuario.passwordHash
    if (!(await updatePassword(tx, { idUsuario, passwordHash, anterior }))) return null
    await insertSesion(tx, { id: idSesion, idUsuario, factor }, ctx.now())
    await noteBitacora(tx, ctx, { tipo: 'passwordCambiada' })
    const llaves = await listLlavesDeAcceso(tx, idUsuario)
    await tellCambio(tx, ctx, {
      idUsuario,
      tipo: 'passwordCambiada',
      quedan: llaves.map(({ nombre }) => nombre),
    })
    return llaves.length
  })
  // A change at the same moment ended this session too.
  if (quedan === null) throw unauthenticated()
  ctx.sesionCookie.write(idSesion)
  ctx.log.info({ idUsuario }, 'password changed')
  return quedan
}
