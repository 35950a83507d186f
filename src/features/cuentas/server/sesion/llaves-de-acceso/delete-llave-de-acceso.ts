import { notFound } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { tellCambio } from '../avisos/tell-cambio.ts'
import { deleteLlaveDeAccesoRow } from '../llaves-de-acceso-store.ts'
import { requirePasswordActual } from '../require-password-actual.ts'
import { requireSesion } from '../require-sesion.ts'
import { createIdDeSesion, deleteSesionesDe, insertSesion } from '../sesiones-store.ts'

/** Whoever takes one away may have lost its device: every other session of the account ends. */
export async function deleteLlaveDeAcceso(
  ctx: RequestContext,
  { idLlave, password }: { idLlave: string; password: string },
): Promise<void> {
  const { id: idUsuario } = await requirePasswordActual(ctx, password)
  const id = createIdDeSesion()
  await inTransaction(ctx.db, async (tx) => {
    if (!(await deleteLlaveDeAccesoRow(tx, { id: idLlave, idUsuario })))
      throw notFound('Esa llave de acceso ya no está.')
    await deleteSesionesDe(tx, idUsuario)
    await insertSesion(tx, { id, idUsuario, factor: requireSesion(ctx).factor }, ctx.now())
    await noteBitacora(tx, ctx, { tipo: 'llaveDeAccesoRetirada' })
    await tellCambio(tx, ctx, { idUsuario, tipo: 'llaveRetirada' })
  })
  ctx.sesionCookie.write(id)
}
