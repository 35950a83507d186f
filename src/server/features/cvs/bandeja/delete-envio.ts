import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/engine/transaction.ts'
import { noteBitacora } from '../../bitacora/note-bitacora.ts'
import { envioNotFound } from './envio-not-found.ts'
import { changeToDescartado } from './envios-store.ts'

/** Out of the line at once; it can be restored until the window ends and it is purged, file and all. */
export async function deleteEnvio(ctx: AppContext, { idEnvio }: { idEnvio: string }): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await changeToDescartado(tx, idEnvio, ctx.now()))) throw envioNotFound()
    await noteBitacora(tx, ctx, { tipo: 'envioDescartado', idObjeto: idEnvio })
  })
}
