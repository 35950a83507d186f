import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { loadCvs } from './cvs/load-cvs.ts'
import { insertMarcaDeDemo } from './demo-store.ts'
import { loadClimas } from './load-climas.ts'

/** Loads the demo, unless it was loaded before. False where it was. */
export async function loadDemo(ctx: AppContext): Promise<boolean> {
  const loaded = await inTransaction(ctx.db, async (tx) => {
    if (!(await insertMarcaDeDemo(tx))) return false
    await loadClimas(tx, ctx)
    return true
  })
  if (loaded) await loadCvs(ctx)
  return loaded
}
