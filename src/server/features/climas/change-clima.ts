import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/engine/database.ts'
import { inTransaction, type Tx } from '../../db/engine/transaction.ts'
import { lockClima } from '../../db/locks/climate-locks.ts'
import type { ClimaGuardado } from './clima-guardado.ts'
import { climaNotFound } from './clima-not-found.ts'
import { findClima } from './climas-store.ts'

export async function requireClima(db: Db, idClima: string): Promise<ClimaGuardado> {
  const clima = await findClima(db, idClima)
  if (!clima) throw climaNotFound()
  return clima
}

/** One change of a climate at a time: saves under way end before it, and those that come later see it. */
export function changeClima<T>(
  { db, engine }: Pick<AppContext, 'db' | 'engine'>,
  idClima: string,
  work: (tx: Tx, clima: ClimaGuardado) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    await lockClima(tx, engine, idClima)
    return work(tx, await requireClima(tx, idClima))
  })
}
