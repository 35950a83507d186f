import { conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { tellCambio } from '../avisos/tell-cambio.ts'
import { changeEstadoDeFactor } from '../factores-store.ts'
import { requirePrimerFactor } from '../require-primer-factor.ts'
import { requireSesion } from '../require-sesion.ts'
import { createIdDeSesion, deleteSesionesDe, insertSesion } from '../sesiones-store.ts'
import { holdUsuario } from '../usuarios-store.ts'

/** From now on it is asked for. Every session that did without ends; the one that asks goes on under a new id. */
export async function activateSegundoFactor(ctx: RequestContext): Promise<void> {
  const sesion = requireSesion(ctx)
  const { idUsuario } = sesion
  const id = createIdDeSesion()
  await inTransaction(ctx.db, async (tx) => {
    // Before anything else: a login under way either sees the factor or ends with the other sessions.
    await holdUsuario(tx, idUsuario)
    await requirePrimerFactor(ctx, tx)
    if (!(await changeEstadoDeFactor(tx, { idUsuario, de: 'confirmado', a: 'activo' })))
      throw conflict('Confirma primero el código de tu teléfono.')
    await deleteSesionesDe(tx, idUsuario)
    await insertSesion(tx, { id, idUsuario, factor: 'codigo' }, ctx.now())
    await noteBitacora(tx, ctx, { tipo: 'segundoFactorActivado' })
    await tellCambio(tx, ctx, { idUsuario, tipo: 'factorActivado' })
  })
  ctx.sesionCookie.write(id)
  ctx.sesion = { ...sesion, factor: 'codigo', faltaFactor: false }
  ctx.log.info({ idUsuario }, 'second factor activated')
}
