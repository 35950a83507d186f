import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { getTextSearch } from '#server/db/search/text-search.ts'
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
