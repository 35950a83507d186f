import { randomInt } from 'node:crypto'
import { compileOnce } from './compile-once.ts'
import type { Db } from './database.ts'
import type { Tx } from './transaction.ts'

const RANURAS = 16

const countCambio = compileOnce((db, { idClima, ranura }: { idClima: string; ranura: number }) =>
  db
    .insertInto('climas_cambios')
    .values({ id_clima: idClima, ranura, cuenta: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['id_clima', 'ranura'])
        .doUpdateSet((column) => ({ cuenta: column('climas_cambios.cuenta', '+', 1) })),
    ),
)

/** Tells every node that what it remembers of a climate is old. */
export async function noteCambio(tx: Tx, idClima: string): Promise<void> {
  await countCambio(tx, { idClima, ranura: randomInt(RANURAS) })
}

const listCuentas = compileOnce((db, { idClima }: { idClima: string }) =>
  db
    .selectFrom('climas')
    .leftJoin('climas_cambios', 'climas_cambios.id_clima', 'climas.id')
    .select('climas_cambios.cuenta')
    .where('climas.id', '=', idClima),
)

/** Grows with every change; equal numbers mean that nothing changed. Null: there is no such climate (any more). */
export async function readCambios(db: Db, idClima: string): Promise<number | null> {
  const rows = await listCuentas(db, { idClima })
  return rows.length === 0 ? null : rows.reduce((suma, { cuenta }) => suma + (cuenta ?? 0), 0)
}
