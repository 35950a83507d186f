import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { listBloques } from './bloques-store.ts'
import { listConTextosPorMover, moveTanda, postponeTextos } from './textos-store.ts'

/**
 * What was written on published sheets is taken away from them, some thousand texts at a time: saves of other climates go on
 * meanwhile, and what a crash leaves undone is done by whoever calls next.
 */
export async function moveTextos(
  { db }: Pick<AppContext, 'db'>,
  { idClima }: { idClima: string },
): Promise<void> {
  for (const { numero, textos } of await listBloques(db, idClima)) {
    const tanda = { idClima, bloque: numero, textos }
    await postponeTextos(db, tanda)
    while (await inTransaction(db, (tx) => moveTanda(tx, tanda))) await yieldToOthers()
  }
}

/** Of publications whose process did not live to show what was written: nobody may publish again before the close. */
export async function moveTextosPendientes(ctx: Pick<AppContext, 'db'>): Promise<void> {
  for (const idClima of await listConTextosPorMover(ctx.db)) await moveTextos(ctx, { idClima })
}
