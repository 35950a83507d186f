import type { RequestContext } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { requirePasswordActual } from './require-password-actual.ts'
import { createIdDeSesion, deleteSesionesDe, insertSesion } from './sesiones-store.ts'

/** The session that asks goes on under a new id: the old one may be what somebody else holds. */
export async function deleteOtrasSesiones(
  ctx: RequestContext,
  { password }: { password: string },
): Promise<void> {
  const { id: idUsuario } = await requirePasswordActual(ctx, password)
  const idSesion = createIdDeSesion()
  await inTransaction(ctx.db, async (tx) => {
    await deleteSesionesDe(tx, idUsuario)
    await insertSesion(tx, idSesion, idUsuario, ctx.now())
  })
  ctx.sesionCookie.write(idSesion)
  ctx.log.info({ idUsuario }, 'other sessions ended')
}
