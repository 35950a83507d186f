import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { getFilasPorTanda } from '../../db/sql/tanda.ts'
import { deleteTanda, findFinDeTanda } from './tandas-store.ts'

/** Every sheet of a closed climate, and the texts that no block holds. Saves of other climates go on meanwhile. */
export async function deleteHojas(
  { db }: Pick<AppContext, 'db'>,
  { idClima }: { idClima: string },
): Promise<void> {
  const filas = getFilasPorTanda(db)
  for (const tabla of ['hojas', 'respuestas_abiertas'] as const)
    for (let desde = ''; ; await yieldToOthers()) {
      const hasta = await findFinDeTanda(db, tabla, { idClima, desde, filas })
      await inTransaction(db, (tx) => deleteTanda(tx, tabla, { idClima, desde, hasta }))
      if (hasta === null) break
      desde = hasta
    }
}
