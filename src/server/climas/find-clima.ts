import type { Db } from '../db/database.ts'
import type { ClimaGuardado } from './clima-guardado.ts'
import { findClima as findClimaRow } from './climas-store.ts'

/** For whoever must not tell a climate that does not exist from a token that does not. */
export function findClima(db: Db, { idClima }: { idClima: string }): Promise<ClimaGuardado | null> {
  return findClimaRow(db, idClima)
}
