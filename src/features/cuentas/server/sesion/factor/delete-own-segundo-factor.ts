import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { isSegundoFactorExigido } from '../../ajustes/get-ajustes.ts'
import { tellCambio } from '../avisos/tell-cambio.ts'
import { deleteSegundoFactor } from '../factores-store.ts'
import { requirePasswordActual } from '../require-password-actual.ts'
import { requireSesion } from '../require-sesion.ts'
import { createIdDeSesion, deleteSesionesDe, insertSesion } from '../sesiones-store.ts'

/** The session goes on as one without it: where the firm asks for a factor, it is good for setting up another. */
export async function deleteOwnSegundoFactor(
  ctx: RequestContext,
  { password }: { password: string },
): Promise<void> {
  const { id: idUsuario } = await requirePasswordActual(ctx, password)
  const id = createIdDeSesion()
  await inTransaction(ctx.db, async (tx) => {
    await deleteSesionesDe(tx, idUsuario)
    await insertSesion(tx, { id, idUsuario, factor: 'ninguno' }, ctx.now())
    if (!(await deleteSegundoFactor(tx, idUsuario))) return
    await noteBitacora(tx, ctx, { tipo: 'segundoFactorRetirado' })
    await tellCambio(tx, ctx, { idUsuario, tipo: 'codigoRetirado' })
  })
  ctx.sesionCookie.write(id)
  // What else the same request asks for is asked as the session is now.
  ctx.sesion = { ...requireSesion(ctx), factor: 'ninguno', faltaFactor: await isSegundoFactorExigido(ctx) }
}
