import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/engine/transaction.ts'
import { getFilasPorTanda } from '../../db/sql/tanda.ts'
import { deleteEmlFiles, deleteEmlFilesNamed, hasEmlFiles } from '../../mail/eml-transport.ts'
import {
  deleteCorreosDeTramo,
  findFinDeTramo,
  forgetTokens,
  keepFinalesDeCorreos,
  type Tramo,
} from './encuestados-store.ts'
import { deleteRonda } from './recordatorios/rondas-store.ts'
import { getNombreDeRecordatorio } from './recordatorios/send-recordatorio.ts'

/** Each file is deleted by itself. */
const CORREOS_CON_ARCHIVO = 500

async function anonymizeTramo(tx: Tx, tramo: Tramo, conArchivos: boolean) {
  await forgetTokens(tx, tramo)
  await keepFinalesDeCorreos(tx, tramo)
  return deleteCorreosDeTramo(tx, tramo, { conArchivos })
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
  const conArchivos = await hasEmlFiles(config.dataDir)
  const limite = conArchivos ? CORREOS_CON_ARCHIVO : getFilasPorTanda(db)
  for (let desde = ''; ; await yieldToOthers()) {
    const hasta = await findFinDeTramo(db, idClima, { desde, limite })
    if (hasta === null) return
    const tramo = { idClima, desde, hasta }
    await deleteEmlFiles(
      config.dataDir,
      await inTransaction(db, (tx) => anonymizeTramo(tx, tramo, conArchivos)),
    )
    desde = hasta
  }
}
