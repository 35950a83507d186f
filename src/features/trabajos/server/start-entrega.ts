import { conflict } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { type Avance, beginTrabajo, carryOut, type TrabajoNuevo } from './carry-out.ts'
import { endTrabajo } from './trabajos-store.ts'

/**
 * As startTrabajo, for what is kept elsewhere than with the work: `keep` runs in the transaction that ends it, so that it
 * happens once and whole, or not at all where it was called off. It returns what was done, as a person reads it.
 */
export async function startEntrega<T>(
  ctx: RequestContext,
  nuevo: TrabajoNuevo,
  make: (avance: Avance) => Promise<T>,
  keep: (tx: Tx, hecho: T) => Promise<string>,
): Promise<string> {
  const id = await beginTrabajo(ctx, nuevo, { cancelable: true })
  const run = async (avance: Avance) => {
    const hecho = await make(avance)
    await inTransaction(ctx.db, async (tx) => {
      const paso = await keep(tx, hecho)
      if (!(await endTrabajo(tx, id, { estado: 'listo', paso }))) throw conflict('Se canceló.')
    })
  }
  // What went wrong is noted where it is followed.
  carryOut(ctx, id, nuevo, run).catch(() => {})
  return id
}
