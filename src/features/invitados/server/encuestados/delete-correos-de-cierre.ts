import { setTimeout as sleep } from 'node:timers/promises'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { allowLongTransaction } from '#server/db/sql/bulk-load.ts'
import { getCorreosPorTanda } from '#server/db/sql/tanda.ts'
import { deleteCorreosDeClima } from '#server/mail/correos-de-clima-store.ts'
import { deleteEmlFiles, hasEmlFiles } from '#server/mail/eml-transport.ts'
import { PLANTILLA_DE_TOKEN_ANULADO } from './plantillas-encuestados.ts'
import { deleteCorreosDeRango, readRangos } from './rangos-store.ts'

/** Each file is deleted by itself. */
const CORREOS_CON_ARCHIVO = 500

/**
 * Every mail to people of a closed climate and to those whose token was taken back, sent or waiting; of whom it did not reach the
 * close has taken note. Of the first `personas` alone where so many are named: false where there are more. Whoever saves
 * meanwhile has half of the time.
 */
export async function deleteCorreosDeCierre(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { idClima, personas = Infinity }: { idClima: string; personas?: number },
): Promise<boolean> {
  const conArchivos = await hasEmlFiles(config.dataDir)
  const limite = Math.min(conArchivos ? CORREOS_CON_ARCHIVO : getCorreosPorTanda(db), personas)
  let vistas = 0
  for await (const rango of readRangos(db, idClima, limite)) {
    if (vistas >= personas) return false
    const empezo = performance.now()
    const borrados = await inTransaction(db, async (tx) => {
      await allowLongTransaction(tx)
      return deleteCorreosDeRango(tx, rango, { conArchivos })
    })
    await deleteEmlFiles(config.dataDir, borrados)
    await sleep(performance.now() - empezo)
    vistas += limite
  }
  const avisos = await inTransaction(db, (tx) =>
    deleteCorreosDeClima(tx, { idClima, plantilla: PLANTILLA_DE_TOKEN_ANULADO }),
  )
  await deleteEmlFiles(config.dataDir, avisos)
  return true
}
