import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { conflict } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { lockClima, shareClima } from '#server/db/locks/climate-locks.ts'
import { findLlave } from '#server/llaves/find-llave.ts'
import type { Llave } from '#server/llaves/llave.ts'

/** A change among the respondents of a climate that stays open, and as it is, until the change is done. */
export function inClimaAbierto<T>(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  {
    idClima,
    cerrado,
    aSolas = false,
  }: {
    idClima: string
    /** Said where the climate is closed. */
    cerrado: string
    /** Nobody else changes anything meanwhile: what is counted stays so. */
    aSolas?: boolean
  },
  work: (tx: Tx, abierto: { clima: ClimaGuardado; llave: Llave }) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx.db, async (tx) => {
    await (aSolas ? lockClima : shareClima)(tx, idClima)
    const clima = await requireClima(tx, idClima)
    const llave = await findLlave({ ...ctx, db: tx }, clima)
    if (!llave) throw conflict(cerrado)
    return work(tx, { clima, llave })
  })
}
