import type { SumasDeProductos } from '#domain/estadistica/correlaciones.ts'
import type { Db } from '#server/db/engine/database.ts'
import { findProductos } from './bloques-store.ts'

/** How the variables of a closed round go together; null where that was not kept. */
export function readProductos(db: Db, idClima: string): Promise<SumasDeProductos | null> {
  return findProductos(db, idClima)
}
