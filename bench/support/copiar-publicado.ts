import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../src/server/context/context.ts'
import type { Db } from '../../src/server/db/engine/database.ts'
import { inTransaction, type Tx } from '../../src/server/db/engine/transaction.ts'

/** What a climate has published. */
export const readPublicado = async (db: Db, idClima: string) => ({
  bloques: await db.selectFrom('bloques').selectAll().where('id_clima', '=', idClima).execute(),
  sumas: await db.selectFrom('sumas').selectAll().where('id_clima', '=', idClima).execute(),
})

export async function insertPublicado(
  tx: Tx,
  { bloques, sumas }: Awaited<ReturnType<typeof readPublicado>>,
  id: string,
): Promise<void> {
  await tx
    .insertInto('bloques')
    .values(bloques.map((bloque) => ({ ...bloque, id_clima: id })))
    .execute()
  await tx
    .insertInto('sumas')
    .values(sumas.map((suma) => ({ ...suma, id_clima: id })))
    .execute()
}

/**
 * As many climates as wanted of the same company with what is published of this one and none of its sheets, as a close leaves them.
 * Each has a structure of its own to read: a process knows structures by their revision.
 */
export async function copyPublicado(
  { db }: AppContext,
  { idClima, veces, desdeAnio }: { idClima: string; veces: number; desdeAnio: number },
): Promise<string[]> {
  const clima = await db.selectFrom('climas').selectAll().where('id', '=', idClima).executeTakeFirstOrThrow()
  const publicado = await readPublicado(db, idClima)
  const ids = Array.from({ length: veces }, (_, i) => `copia${String(desdeAnio + i).padStart(7, '0')}`)
  for (const [i, id] of ids.entries()) {
    await inTransaction(db, async (tx) => {
      const anio = desdeAnio + i
      const propio = { id, anio, codigo: id, revision: randomUUID(), cerrado: 1, huella_llave: null }
      await tx
        .insertInto('climas')
        .values({ ...clima, ...propio, fecha_inicio: Date.UTC(2000, 0, 1 + i) })
        .execute()
      await insertPublicado(tx, publicado, id)
    })
  }
  return ids
}
