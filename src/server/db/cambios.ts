import { randomInt } from 'node:crypto'
import type { Db } from './database.ts'
import type { Tx } from './transaction.ts'

const RANURAS = 16

/** Tells every node that what it remembers of a climate is old. */
export async function noteCambio(tx: Tx, idClima: string): Promise<void> {
  await tx
    .insertInto('climas_cambios')
    .values({ id_clima: idClima, ranura: randomInt(RANURAS), cuenta: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['id_clima', 'ranura'])
        .doUpdateSet((column) => ({ cuenta: column('climas_cambios.cuenta', '+', 1) })),
    )
    .execute()
}

/** Grows with every change; equal numbers mean that nothing changed. */
export async function readCambios(db: Db, idClima: string): Promise<number> {
  const rows = await db
    .selectFrom('climas_cambios')
    .select('cuenta')
    .where('id_clima', '=', idClima)
    .execute()
  return rows.reduce((suma, { cuenta }) => suma + cuenta, 0)
}
