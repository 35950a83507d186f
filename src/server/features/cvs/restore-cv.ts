import { PLAZO_PARA_RECUPERAR_MS } from '../../../domain/cvs/cv.ts'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { notFound } from '../../errors.ts'
import { noteBitacora } from '../bitacora/note-bitacora.ts'
import { changeToVigente } from './cvs-store.ts'
import { indexCv } from './index-cv.ts'

export async function restoreCv(ctx: AppContext, { idCv }: { idCv: string }): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await changeToVigente(tx, idCv, ctx.now() - PLAZO_PARA_RECUPERAR_MS))) {
      throw notFound('El CV ya no se puede recuperar.')
    }
    await indexCv(tx, idCv)
    await noteBitacora(tx, ctx, { tipo: 'cvRecuperado', idObjeto: idCv })
  })
}
