import type { Definicion } from '../../../domain/climas/definicion.ts'
import type { Db } from '../../db/engine/database.ts'
import type { ClimaGuardado } from './clima-guardado.ts'
import { findClima as findClimaRow, findDefinicion as findDefinicionRow } from './climas-store.ts'

/** For whoever must not tell a climate that does not exist from a token that does not. */
export function findClima(db: Db, { idClima }: { idClima: string }): Promise<ClimaGuardado | null> {
  return findClimaRow(db, idClima)
}

/** For whoever has read the rest of the climate together with something else. */
export function findDefinicion(
  db: Db,
  { idClima, revision }: { idClima: string; revision: string },
): Promise<Definicion | null> {
  return findDefinicionRow(db, idClima, revision)
}
