import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'

/** Since when each round (null: all there are) is published to the clients; those that are not are missing. */
export async function listPublicados(
  db: Db | Tx,
  idsClimas: readonly string[] | null,
): Promise<Map<string, number>> {
  if (idsClimas?.length === 0) return new Map()
  const rows = await db
    .selectFrom('publicados_al_cliente')
    .select(['id_clima as idClima', 'desde'])
    .$if(idsClimas !== null, (query) => query.where('id_clima', 'in', idsClimas ?? []))
    .execute()
  return new Map(rows.map(({ idClima, desde }) => [idClima, desde]))
}

/** False where it is there already. */
export async function insertPublicado(
  tx: Tx,
  { idClima, desde, por }: { idClima: string; desde: number; por: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('publicados_al_cliente')
    .values({ id_clima: idClima, desde, por })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** False where it was not. */
export async function deletePublicado(tx: Tx, idClima: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('publicados_al_cliente')
    .where('id_clima', '=', idClima)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
