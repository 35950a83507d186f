import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { envioNotFound } from './envio-not-found.ts'
import { changeToDescartado } from './envios-store.ts'

/** Out of the line at once; it can be restored until the window ends and it is purged, file and all. */
export async function deleteEnvio(ctx: AppContext, { idEnvio }: { idEnvio: string }): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await changeToDescartado(tx, idEnvio, ctx.now()))) throw envioNotFound()
    await noteBitacora(tx, ctx, { tipo: 'envioDescartado', idObjeto: idEnvio })
  })
}
