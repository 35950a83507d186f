import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { deleteInTandas } from '../../db/erase/delete-in-tandas.ts'
import { shareClima } from '../../db/locks/climate-locks.ts'
import { allowLongTransaction } from '../../db/sql/bulk-load.ts'
import { getPersonasPorTanda } from '../../db/sql/tanda.ts'
import { deleteEmlFilesNamed } from '../../mail/eml-transport.ts'
import { isCerrandose } from '../climas/end-clima.ts'
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
