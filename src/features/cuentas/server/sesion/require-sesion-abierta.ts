import { forbidden } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { findSesion } from './sesiones-store.ts'

/**
 * Again, between two parts of long work of staff: the account may have been deactivated or demoted since, or the session
 * ended. `mensaje` tells what it can no longer do.
 */
export async function requireSesionAbierta(tx: Tx, ctx: RequestContext, mensaje: string): Promise<void> {
  const id = ctx.sesionCookie.read()
  const sesion = id && (await findSesion(tx, id, ctx.now()))
  if (!sesion || sesion.rol === 'cliente') throw forbidden(mensaje)
}
