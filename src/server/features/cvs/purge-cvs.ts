import { PLAZO_PARA_RECUPERAR_MS } from '../../../domain/cvs/cv.ts'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import type { LogTruncation } from '../../db/erase/truncate-log.ts'
import { deleteDescartados } from './bandeja/envios-store.ts'
import { deleteBorrados } from './cvs-store.ts'

/** Deletes for good what nobody may bring back any more. Any node may do it, and do it again. */
export async function purgeCvs({ db, now }: AppContext, truncateLog: LogTruncation): Promise<number> {
  const hasta = now() - PLAZO_PARA_RECUPERAR_MS
  const cuantos = await inTransaction(
    db,
    async (tx) => (await deleteBorrados(tx, hasta)).length + (await deleteDescartados(tx, hasta)),
  )
  await truncateLog(cuantos > 0)
  return cuantos
}
