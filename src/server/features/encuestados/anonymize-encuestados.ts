import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/engine/transaction.ts'
import { deleteEmlFiles, deleteEmlFilesNamed } from '../../mail/eml-transport.ts'
import { deleteCorreosDeReferencias } from '../../mail/outbox-store.ts'
import {
  closeEncuestados,
  findFinDeTramo,
  keepFinalDeCorreos,
  listFinalesDeCorreos,
  type Tramo,
} from './encuestados-store.ts'
import { deleteRonda } from './recordatorios/rondas-store.ts'
import { getNombreDeRecordatorio } from './recordatorios/send-recordatorio.ts'
import { getReferenciaDeCorreo } from './referencia-de-correo.ts'

/** Each touches pages at random: on SQLite some 15 ms of work. */
const ENCUESTADOS_POR_TRAMO = 500

async function anonymizeTramo(tx: Tx, tramo: Tramo): Promise<{ id: string; creado: number }[]> {
  await closeEncuestados(tx, tramo)
  const finales = await listFinalesDeCorreos(tx, tramo)
  for (const final of ['enviado', 'rechazado'] as const) {
    const ids = [...finales].flatMap(([id, suyo]) => (suyo === final ? [id] : []))
    await keepFinalDeCorreos(tx, { idClima: tramo.idClima, ids, final })
  }
  return deleteCorreosDeReferencias(tx, Array.from(finales.keys(), getReferenciaDeCorreo))
}

/**
 * Part of the close, some hundreds at a time. Tokens lead nowhere any more. Mails go, those that wait and those that were
 * sent; whether one reached each person stays.
 */
export async function anonymizeEncuestados(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { idClima }: { idClima: string },
): Promise<void> {
  await inTransaction(db, (tx) => deleteRonda(tx, idClima))
  await deleteEmlFilesNamed(config.dataDir, getNombreDeRecordatorio(idClima))
  for (let desde = ''; ; await yieldToOthers()) {
    const hasta = await findFinDeTramo(db, idClima, { desde, limite: ENCUESTADOS_POR_TRAMO })
    if (hasta === null) return
    const tramo = { idClima, desde, hasta }
    await deleteEmlFiles(config.dataDir, await inTransaction(db, (tx) => anonymizeTramo(tx, tramo)))
    desde = hasta
  }
}
