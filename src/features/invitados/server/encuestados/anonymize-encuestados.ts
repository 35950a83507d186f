import { isCerrandose } from '#features/climas/server/end-clima.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { deleteInTandas } from '#server/db/erase/delete-in-tandas.ts'
import { shareClima } from '#server/db/locks/climate-locks.ts'
import { allowLongTransaction } from '#server/db/sql/bulk-load.ts'
import { getPersonasPorTanda } from '#server/db/sql/tanda.ts'
import { deleteEmlFilesNamed } from '#server/mail/eml-transport.ts'
import { forgetBajas, keepFinalesDeCorreos, readRangos } from './rangos-store.ts'
import { deleteRonda } from './recordatorios/rondas-store.ts'
import { getNombreDeRecordatorio } from './recordatorios/send-recordatorio.ts'

/** Part of the close. Tokens lead nowhere any more, and whether a mail reached each person is kept without the mails. */
export async function anonymizeEncuestados(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { idClima }: { idClima: string },
): Promise<void> {
  await inTransaction(db, (tx) => deleteRonda(tx, idClima))
  await deleteEmlFilesNamed(config.dataDir, getNombreDeRecordatorio(idClima))
  await deleteInTandas(db, 'tokens', idClima)
  for await (const rango of readRangos(db, idClima, getPersonasPorTanda(db)))
    await inTransaction(db, async (tx) => {
      await allowLongTransaction(tx)
      await shareClima(tx, idClima)
      // Another node may have come further: without the mails nobody would have got one.
      if (!(await isCerrandose(tx, idClima))) return
      await forgetBajas(tx, rango)
      await keepFinalesDeCorreos(tx, rango)
    })
}
