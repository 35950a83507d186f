import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { getTextSearch } from '../../db/search/text-search.ts'
import { noteBitacora } from '../bitacora/note-bitacora.ts'
import { cvNotFound } from './cv-not-found.ts'
import { changeToBorrado } from './cvs-store.ts'

/** Out of every list, search and link at once; it can be restored until the window ends and it is purged. */
export async function deleteCv(ctx: AppContext, { idCv }: { idCv: string }): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const numero = await changeToBorrado(tx, idCv, ctx.now())
    if (numero === null) throw cvNotFound()
    await getTextSearch(tx).delete(tx, [numero])
    await noteBitacora(tx, ctx, { tipo: 'cvEliminado', idObjeto: idCv })
  })
}
