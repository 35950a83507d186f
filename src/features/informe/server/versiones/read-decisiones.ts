import { listDecididas } from '#features/voces/server/list-decididas.ts'
import type { Db } from '#server/db/engine/database.ts'
import { findElecciones, listRedacciones } from '../informes-store.ts'

/**
 * What people may take back of a report: quotes, what is covered, what was chosen and worded. The same text as long as nobody
 * changed any of it. Quickly read, so that whoever is alone in the climate (lockClima) can do so.
 */
export async function readDecisiones(db: Db, idClima: string): Promise<string> {
  const { revision } = await findElecciones(db, idClima)
  const redacciones = await listRedacciones(db, idClima)
  const escritas = redacciones.map((una) => `${una.clave} ${una.revision}`).sort()
  return JSON.stringify([revision, escritas, await listDecididas(db, idClima)])
}
