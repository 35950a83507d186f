import type { AppContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { listNumerosDesde, listPorIndexar, lockVigente } from './cvs-store.ts'
import { indexCv } from './index-cv.ts'

const LOTE = 200

/** Makes the index of words anew, which is no part of a backup, in a transaction that has the CVs to itself. */
export async function reindexCvs(tx: Tx): Promise<void> {
  let desde = 0
  for (;;) {
    const lote = await listNumerosDesde(tx, desde, LOTE)
    if (lote.length === 0) return
    for (const { id } of lote) await indexCv(tx, id)
    desde = lote.at(-1)!.numero
  }
}

const LOTE_DE_PENDIENTES = 20

/** Some CVs whose words are older than themselves; false where there are none. */
export async function reindexPendientes({ db }: Pick<AppContext, 'db'>): Promise<boolean> {
  const ids = await listPorIndexar(db, LOTE_DE_PENDIENTES)
  if (ids.length === 0) return false
  await inTransaction(db, async (tx) => {
    for (const id of ids) if ((await lockVigente(tx, id)) !== null) await indexCv(tx, id)
  })
  return true
}
