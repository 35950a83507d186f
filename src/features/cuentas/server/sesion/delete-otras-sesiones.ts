import { unauthenticated } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { requirePasswordActual } from './require-password-actual.ts'
import { requireSesion } from './require-sesion.ts'
import { createIdDeSesion, deleteSesionesDe, insertSesion } from './sesiones-store.ts'
import { holdPassword } from './usuarios-store.ts'

/** The session that asks goes on under a new id: the old one may be what somebody else holds. */
export async function deleteOtrasSesiones(
  ctx: RequestContext,
  { password }: { password: string },
): Promise<void> {
  const usuario = await requirePasswordActual(ctx, password)
  const idSesion = createIdDeSesion()
  const factor = requireSesion(ctx).factor
  const ended = await inTransaction(ctx.db, async (tx) => {
    if (!(await holdPassword(tx, usuario))) return false
    await deleteSesionesDe(tx, usuario.id)
    await insertSesion(tx, { id: idSesion, idUsuario: usuario.id, factor }, ctx.now())
    return true
  })
  // Whoever changed the password meanwhile ended this session too.
  if (!ended) throw unauthenticated()
  ctx.sesionCookie.write(idSesion)
  ctx.log.info({ idUsuario: usuario.id }, 'other sessions ended')
}
