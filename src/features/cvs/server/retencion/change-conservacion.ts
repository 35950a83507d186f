import { parseConservacion } from '#domain/cvs/conservacion.ts'
import { requireSesion } from '#features/cuentas/server/sesion/require-sesion.ts'
import { requireValor } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { cvNotFound } from '../cv-not-found.ts'
import { updateConservacion } from './retencion-store.ts'

/** Kept beyond its time for a reason and until a day; with neither, no longer. */
export async function changeConservacion(
  ctx: RequestContext,
  { idCv, hasta, razon }: { idCv: string; hasta?: number | null; razon?: string | null },
): Promise<void> {
  const { idUsuario } = requireSesion(ctx)
  const conservacion = requireValor(parseConservacion({ hasta, razon }, ctx.now()))
  await inTransaction(ctx.db, async (tx) => {
    if (!(await updateConservacion(tx, idCv, conservacion && { ...conservacion, idUsuario })))
      throw cvNotFound()
    await noteBitacora(tx, ctx, {
      tipo: conservacion ? 'cvConservado' : 'cvYaNoConservado',
      idObjeto: idCv,
    })
  })
}
