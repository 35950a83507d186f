import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { noteRestos } from '../../db/erase/erase-restos.ts'
import { lockClima } from '../../db/locks/climate-locks.ts'
import { computeHuella, deriveLlave } from './llave.ts'
import { ensureLlaveFile } from './llaves-dir.ts'
import { findSal, listSales, replaceSal } from './llaves-store.ts'

/**
 * Databases of before held the keys themselves: at the first start each becomes a file, and the database forgets it. Nodes
 * that start together do it once.
 */
export async function moveLlaves({
  db,
  config,
  secret,
  now,
}: Pick<AppContext, 'db' | 'config' | 'secret' | 'now'>): Promise<void> {
  for (const idClima of await listSales(db)) {
    await inTransaction(db, async (tx) => {
      await lockClima(tx, idClima)
      const sal = await findSal(tx, idClima)
      if (!sal) return
      await ensureLlaveFile(config.llavesDir, idClima, sal)
      await replaceSal(tx, idClima, computeHuella(deriveLlave(secret, sal)))
      await noteRestos(tx, now())
    })
  }
}
