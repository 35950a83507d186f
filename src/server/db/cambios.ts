import { randomInt } from 'node:crypto'
import type { Db } from './engine/database.ts'
import type { Tx } from './engine/transaction.ts'
import { compileOnce } from './sql/compile-once.ts'

const RANURAS = 16

interface Cambio {
  idClima: string
  ranura: number
  cuantos: number
}

const countCambios = compileOnce((db, { idClima, ranura, cuantos }: Cambio) =>
  db
    .insertInto('climas_cambios')
    .values({ id_clima: idClima, ranura, cuenta: cuantos })
    .onConflict((conflict) =>
      conflict
        .columns(['id_clima', 'ranura'])
        .doUpdateSet((column) => ({ cuenta: column('climas_cambios.cuenta', '+', cuantos) })),
    ),
)

/** Tells every node that what it remembers of a climate is old. */
export async function noteCambios(tx: Tx, idClima: string, cuantos = 1): Promise<void> {
  await countCambios(tx, { idClima, ranura: randomInt(RANURAS), cuantos })
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
