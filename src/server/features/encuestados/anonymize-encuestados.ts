import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { deleteEmlFiles } from '../../mail/eml-transport.ts'
import { deleteCorreosDeReferencias } from '../../mail/outbox-store.ts'
import { closeEncuestados, listFinalesDeCorreos, listIdsDeEncuestados } from './encuestados-store.ts'
import { getReferenciaDeCorreo } from './referencia-de-correo.ts'

const ENCUESTADOS_POR_TANDA = 1_000

/**
 * Part of the close, some hundreds at a time. Tokens lead nowhere any more. Mails go, those that wait and those that were
 * sent; whether one reached each person stays.
 */
export async function anonymizeEncuestados(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { idClima }: { idClima: string },
): Promise<void> {
  for (let desde = ''; ; await yieldToOthers()) {
    const ids = await listIdsDeEncuestados(db, idClima, { desde, limite: ENCUESTADOS_POR_TANDA })
    const ultimo = ids.at(-1)
    if (ultimo === undefined) return
    const correos = await inTransaction(db, async (tx) => {
      const referencias = ids.map(getReferenciaDeCorreo)
      const finales = await listFinalesDeCorreos(tx, referencias)
      const porId = new Map(ids.map((id) => [id, finales.get(getReferenciaDeCorreo(id))] as const))
      await closeEncuestados(tx, idClima, ids, new Map([...porId].flatMap(([id, f]) => (f ? [[id, f]] : []))))
      return deleteCorreosDeReferencias(tx, referencias)
    })
    await deleteEmlFiles(config.dataDir, correos)
    desde = ultimo
  }
}
