import { PLAZO_PARA_RECUPERAR_MS } from '../../../domain/cvs/cv.ts'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import type { LogTruncation } from '../../db/erase/truncate-log.ts'
import { deleteBorrados } from './cvs-store.ts'

/** Deletes for good what nobody may bring back any more. Any node may do it, and do it again. */
export async function purgeCvs({ db, now }: AppContext, truncateLog: LogTruncation): Promise<number> {
  const borrados = await inTransaction(db, (tx) => deleteBorrados(tx, now() - PLAZO_PARA_RECUPERAR_MS))
  await truncateLog(borrados.length > 0)
  return borrados.length
}
