import { PLAZO_PARA_RECUPERAR_MS } from '#domain/cvs/cv.ts'
import { notFound } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { changeToPendiente } from './envios-store.ts'

export async function restoreEnvio(ctx: AppContext, { idEnvio }: { idEnvio: string }): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await changeToPendiente(tx, idEnvio, ctx.now() - PLAZO_PARA_RECUPERAR_MS)))
      throw notFound('El CV ya no se puede recuperar.')
    await noteBitacora(tx, ctx, { tipo: 'envioRecuperado', idObjeto: idEnvio })
  })
}
