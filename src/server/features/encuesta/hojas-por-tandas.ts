import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/engine/transaction.ts'
import {
  deleteTanda,
  findFinDeTanda,
  setBloque,
  type TablaConBloque,
  type Tanda,
} from './bloques-de-hojas-store.ts'

const FILAS_POR_TANDA = 2_000

/** Some thousands of rows at a time, each time in a transaction of its own: saves of other climates go on meanwhile. */
async function inTandas(
  { db }: Pick<AppContext, 'db'>,
  { idClima, tabla }: { idClima: string; tabla: TablaConBloque },
  work: (tx: Tx, tanda: Tanda) => Promise<void>,
): Promise<void> {
  let desde = ''
  for (;;) {
    const hasta = await findFinDeTanda(db, tabla, { idClima, desde, filas: FILAS_POR_TANDA })
    const tanda = { idClima, desde, hasta }
    await inTransaction(db, (tx) => work(tx, tanda))
    if (hasta === null) return
    desde = hasta
    await yieldToOthers()
  }
}

/**
 * Puts every sheet that stands in no block, and its texts, into one. They count as published once the climate says so; until
 * then a save takes its sheet out again.
 */
export async function markBloque(
  ctx: Pick<AppContext, 'db'>,
  { idClima, bloque }: { idClima: string; bloque: number },
): Promise<void> {
  for (const tabla of ['hojas', 'respuestas_abiertas'] as const)
    await inTandas(ctx, { idClima, tabla }, (tx, tanda) => setBloque(tx, tabla, tanda, bloque))
}

/** Every sheet of a closed climate, and the texts that no block holds. */
export async function deleteHojas(
  ctx: Pick<AppContext, 'db'>,
  { idClima }: { idClima: string },
): Promise<void> {
  for (const tabla of ['hojas', 'respuestas_abiertas'] as const)
    await inTandas(ctx, { idClima, tabla }, (tx, tanda) => deleteTanda(tx, tabla, tanda))
}
