import { sql } from 'kysely'
import type { Db } from './engine/database.ts'

export interface Limite {
  /** Name of what is counted. Callers sign anything personal in it first. */
  clave: string
  max: number
  ventanaMs: number
}

/**
 * A window that ends later than any window begun by now can was begun by a clock that ran ahead, and is over. Twice its
 * length, because the clocks of nodes differ a little and must not undo each other's counts.
 */
const computeUltimoFin = (now: number, ventanaMs: number) => now + 2 * ventanaMs

/**
 * Counts one use and tells whether it is within the limit. One atomic statement, so the count is exact across nodes.
 * The window begins with the first use after the last one ended.
 */
export async function consumeLimite(
  db: Db,
  now: number,
  { clave, max, ventanaMs }: Limite,
  cantidad = 1,
): Promise<boolean> {
  const isOver = sql`limites.hasta <= ${now} or limites.hasta > ${computeUltimoFin(now, ventanaMs)}`
  const { cuenta } = await db
    .insertInto('limites')
    .values({ clave, cuenta: cantidad, hasta: now + ventanaMs })
    .onConflict((conflict) =>
      conflict.column('clave').doUpdateSet({
        cuenta: sql<number>`case when ${isOver} then excluded.cuenta else limites.cuenta + excluded.cuenta end`,
        hasta: sql<number>`case when ${isOver} then excluded.hasta else limites.hasta end`,
      }),
    )
    .returning('cuenta')
    .executeTakeFirstOrThrow()
  return cuenta <= max
}

/** Whether nothing of the limit is left in the present window; counts nothing. */
export async function isLimiteAgotado(
  db: Db,
  now: number,
  { clave, max, ventanaMs }: Limite,
): Promise<boolean> {
  const row = await db
    .selectFrom('limites')
    .select('clave')
    .where('clave', '=', clave)
    .where('cuenta', '>=', max)
    .where('hasta', '>', now)
    .where('hasta', '<=', computeUltimoFin(now, ventanaMs))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Gives back what was counted at `cuando`: only failures are meant to count. Not to a later window, whose own uses it
 * would undo: whoever begins late in one window and ends in the next would have two.
 */
export async function refundLimite(
  db: Db,
  { clave, ventanaMs }: Pick<Limite, 'clave' | 'ventanaMs'>,
  cuando: number,
  cantidad = 1,
): Promise<void> {
  await db
    .updateTable('limites')
    .set((column) => ({ cuenta: column('cuenta', '-', cantidad) }))
    .where('clave', '=', clave)
    .where('cuenta', '>=', cantidad)
    .where('hasta', '<=', cuando + ventanaMs)
    .execute()
}

export async function deleteLimitesTerminados(db: Db, now: number): Promise<void> {
  await db.deleteFrom('limites').where('hasta', '<=', now).execute()
}
