import { PLAZO_PARA_RECUPERAR_MS } from '#domain/cvs/cv.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import type { LogTruncation } from '#server/db/erase/truncate-log.ts'
import { deleteEmlFiles } from '#server/mail/eml-transport.ts'
import { deleteDescartados } from './bandeja/envios-store.ts'
import { deleteBorrados, listBorrados } from './cvs-store.ts'
import { eraseCvsCon } from './erase-cvs.ts'

/** Deletes for good what nobody may bring back any more. Any node may do it, and do it again. */
export async function purgeCvs({ db, config, now }: AppContext, truncateLog: LogTruncation): Promise<number> {
  const hasta = now() - PLAZO_PARA_RECUPERAR_MS
  const { cuantos, correos } = await inTransaction(db, async (tx) => {
    const candidatos = await listBorrados(tx, hasta)
    let cuantos = await deleteDescartados(tx, hasta)
    const correos = await eraseCvsCon(tx, candidatos, async (numeros) => {
      const cvs = await deleteBorrados(tx, numeros, hasta)
      cuantos += cvs.length
      return cvs
    })
    return { cuantos, correos }
  })
  await deleteEmlFiles(config.dataDir, correos)
  await truncateLog(cuantos > 0)
  return cuantos
}
