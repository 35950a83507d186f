import { forbidden } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { requireSesion } from './require-sesion.ts'
import { findUsuarioPorId, holdUsuario } from './usuarios-store.ts'

/**
 * Again, where a change ends long after the request that asked for it: who was staff then may have been demoted or
 * deactivated since.
 */
export async function requirePersonal(tx: Tx, ctx: RequestContext): Promise<void> {
  const { idUsuario } = requireSesion(ctx)
  await holdUsuario(tx, idUsuario)
  const usuario = await findUsuarioPorId(tx, idUsuario)
  if (!usuario || usuario.desactivada !== null || usuario.rol === 'cliente')
    throw forbidden('Tu cuenta ya no puede hacer esto.')
}
