import { forbidden } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { requireSesion } from './require-sesion.ts'
import { holdAdministradores } from './usuarios-store.ts'

/**
 * Again, within the transaction of a change among accounts: who was an administrator when the request came may have been
 * demoted or deactivated since. Until it ends no administrator changes, so one is always left.
 */
export async function requireAdministrador(tx: Tx, ctx: RequestContext): Promise<void> {
  const administradores = await holdAdministradores(tx)
  if (!administradores.includes(requireSesion(ctx).idUsuario)) throw forbidden()
}
