import type { AppContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { lockClima } from '#server/db/locks/climate-locks.ts'
import type { ClimaGuardado } from './clima-guardado.ts'
import { requireClima } from './require-clima.ts'

/** One change of a climate at a time: saves under way end before it, and those that come later see it. */
export function changeClima<T>(
  { db }: Pick<AppContext, 'db'>,
  idClima: string,
  work: (tx: Tx, clima: ClimaGuardado) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    await lockClima(tx, idClima)
    return work(tx, await requireClima(tx, idClima))
  })
}
