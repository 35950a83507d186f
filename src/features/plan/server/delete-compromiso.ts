import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { deleteCompromisoRow } from './plan-store.ts'
import { requireCompromiso } from './require-compromiso.ts'

export async function deleteCompromiso(
  ctx: RequestContext,
  { idCompromiso }: { idCompromiso: string },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { clima } = await requireCompromiso(ctx, tx, idCompromiso)
    await deleteCompromisoRow(tx, idCompromiso)
    await noteBitacora(tx, ctx, {
      tipo: 'compromisoEliminado',
      datos: { anio: clima.anio },
      idEmpresa: clima.idEmpresa,
      idClima: clima.id,
      idObjeto: idCompromiso,
    })
  })
}
