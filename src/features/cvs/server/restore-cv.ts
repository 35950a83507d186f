import { PLAZO_PARA_RECUPERAR_MS } from '#domain/cvs/cv.ts'
import { notFound } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
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
