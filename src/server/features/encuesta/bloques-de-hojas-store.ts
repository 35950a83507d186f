import type { Db } from '../../db/engine/database.ts'
import type { Tx } from '../../db/engine/transaction.ts'

/** What is put into a block together: sheets, and texts. */
export type TablaConBloque = 'hojas' | 'respuestas_abiertas'

export type Tanda = { idClima: string; desde: string; hasta: string | null }

/** The key that so many rows after `desde` end with; null where fewer are left. */
export async function findFinDeTanda(
  db: Db,
  tabla: TablaConBloque,
  { idClima, desde, filas }: { idClima: string; desde: string; filas: number },
): Promise<string | null> {
  const row = await db
    .selectFrom(tabla)
    .select('clave')
    .where('id_clima', '=', idClima)
    .where('clave', '>', desde)
    .orderBy('clave')
    .offset(filas - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.clave ?? null
}

/** Of rows that stand in no block. */
export async function setBloque(
  tx: Tx,
  tabla: TablaConBloque,
  { idClima, desde, hasta }: Tanda,
  bloque: number,
): Promise<void> {
  const tanda = tx
    .updateTable(tabla)
    .set({ bloque })
    .where('id_clima', '=', idClima)
    .where('clave', '>', desde)
    .where('bloque', 'is', null)
  await (hasta === null ? tanda : tanda.where('clave', '<=', hasta)).execute()
}

export async function deleteTanda(
  tx: Tx,
  tabla: TablaConBloque,
  { idClima, desde, hasta }: Tanda,
): Promise<void> {
  const tanda = tx.deleteFrom(tabla).where('id_clima', '=', idClima).where('clave', '>', desde)
  await (hasta === null ? tanda : tanda.where('clave', '<=', hasta)).execute()
}
