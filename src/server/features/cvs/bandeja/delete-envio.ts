import type { AppContext } from '../../../context.ts'
import { noteBitacora } from '../../bitacora/note-bitacora.ts'
import { envioNotFound } from './envio-not-found.ts'
import { changeToDescartado } from './envios-store.ts'

/** Out of the line at once; it can be restored until the window ends and it is purged, file and all. */
export async function deleteEnvio(ctx: AppContext, { idEnvio }: { idEnvio: string }): Promise<void> {
  if (!(await changeToDescartado(ctx.db, idEnvio, ctx.now()))) throw envioNotFound()
  await noteBitacora(ctx.db, ctx, { tipo: 'envioDescartado', idObjeto: idEnvio })
}
