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

/** Grows with every change; equal numbers mean that nothing changed. Null: there is no such climate (any more). */
export async function readCambios(db: Db, idClima: string): Promise<number | null> {
  const rows = await db
    .selectFrom('climas')
    .leftJoin('climas_cambios', 'climas_cambios.id_clima', 'climas.id')
    .select('climas_cambios.cuenta')
    .where('climas.id', '=', idClima)
    .execute()
  return rows.length === 0 ? null : rows.reduce((suma, { cuenta }) => suma + (cuenta ?? 0), 0)
}
