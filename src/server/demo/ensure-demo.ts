import type { AppContext } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { loadCvs } from './cvs/load-cvs.ts'
import { hasMarcaDeDemo, insertMarcaDeDemo, isBaseNueva } from './demo-store.ts'
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

/**
 * At every start: DEMO=1 wants it, and a new embedded database gets it, so that a newcomer sees a firm at work. Once
 * only: whoever deletes it does not find it back.
 */
export async function ensureDemo(ctx: AppContext): Promise<boolean> {
  const { demo } = ctx.config
  if (demo === false || (await hasMarcaDeDemo(ctx.db))) return false
  if (demo === 'auto' && !(await isBaseNueva(ctx.db))) return false
  return loadDemo(ctx)
}
