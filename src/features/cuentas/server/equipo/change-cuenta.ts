import { conflict, notFound } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { requireAdministrador } from '../sesion/require-administrador.ts'
import { requireSesion } from '../sesion/require-sesion.ts'
import { type CuentaGuardada, findCuenta } from './equipo-store.ts'

/** A change of somebody else's account by who still administers at that moment. */
export function changeCuenta(
  ctx: RequestContext,
  idCuenta: string,
  change: (tx: Tx, cuenta: CuentaGuardada) => Promise<void>,
): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    await requireAdministrador(tx, ctx)
    const cuenta = await findCuenta(tx, idCuenta)
    if (!cuenta) throw notFound('Esa cuenta ya no existe.')
    if (cuenta.id === requireSesion(ctx).idUsuario)
      throw conflict('Tu propia cuenta la cambia otro administrador.')
    await change(tx, cuenta)
  })
}
