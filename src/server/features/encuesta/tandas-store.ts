import type { Db } from '../../db/engine/database.ts'
import type { Tx } from '../../db/engine/transaction.ts'

/** What a climate's close deletes. */
export type TablaDeHojas = 'hojas' | 'respuestas_abiertas'

/** The key that so many rows after `desde` end with; null where fewer are left. */
export async function findFinDeTanda(
  db: Db,
  tabla: TablaDeHojas,
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

/** Those after `desde`, up to `hasta` or all. */
export async function deleteTanda(
  tx: Tx,
  tabla: TablaDeHojas,
  { idClima, desde, hasta }: { idClima: string; desde: string; hasta: string | null },
): Promise<void> {
  const tanda = tx.deleteFrom(tabla).where('id_clima', '=', idClima).where('clave', '>', desde)
  await (hasta === null ? tanda : tanda.where('clave', '<=', hasta)).execute()
}
