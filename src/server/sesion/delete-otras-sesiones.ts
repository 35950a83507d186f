import type { RequestContext } from '../context.ts'
import { requirePasswordActual } from './require-password-actual.ts'
import { deleteSesionesMenos } from './sesiones-store.ts'

/** Ends every session of the account but the one that asks. */
export async function deleteOtrasSesiones(
  ctx: RequestContext,
  { password }: { password: string },
): Promise<void> {
  const { id: idUsuario } = await requirePasswordActual(ctx, password)
  await deleteSesionesMenos(ctx.db, { idUsuario, idActual: ctx.sesionCookie.read() ?? '' })
  ctx.log.info({ idUsuario }, 'other sessions ended')
}
