import { PLAZO_PARA_RECUPERAR_MS } from '../../../../domain/cvs/cv.ts'
import type { AppContext } from '../../../context.ts'
import { notFound } from '../../../errors.ts'
import { noteBitacora } from '../../bitacora/note-bitacora.ts'
import { changeToPendiente } from './envios-store.ts'

export async function restoreEnvio(ctx: AppContext, { idEnvio }: { idEnvio: string }): Promise<void> {
  if (!(await changeToPendiente(ctx.db, idEnvio, ctx.now() - PLAZO_PARA_RECUPERAR_MS))) {
    throw notFound('El CV ya no se puede recuperar.')
  }
  await noteBitacora(ctx.db, ctx, { tipo: 'envioRecuperado', idObjeto: idEnvio })
}
