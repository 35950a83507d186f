import type { Db } from '../db/engine/database.ts'

/**
 * Gives mails that were given up a new start, for instance after days without an SMTP server. Only those that nobody
 * looks up by reference: an invitation is sent again by whoever follows it.
 */
export async function requeueCorreos({ db, now }: { db: Db; now: () => number }): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('correos')
    .set({ estado: 'en_cola', intentos: 0, proximo_intento: now(), terminado: null })
    .where('estado', '=', 'rechazado')
    .where('referencia', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
