import type { Db } from './engine/database.ts'

/* Single facts by name: settings of the firm, and what the installation must know about itself. */

export async function findValor(db: Db, clave: string): Promise<string | null> {
  const row = await db.selectFrom('ajustes').select('valor').where('clave', '=', clave).executeTakeFirst()
  return row?.valor ?? null
}

export async function saveValor(db: Db, clave: string, valor: string): Promise<void> {
  await db
    .insertInto('ajustes')
    .values({ clave, valor })
    .onConflict((conflict) => conflict.column('clave').doUpdateSet({ valor }))
    .execute()
}

/** False where there was one already, which stays; also when two write it at once. */
export async function insertValor(db: Db, clave: string, valor: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('ajustes')
    .values({ clave, valor })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function deleteValor(db: Db, clave: string): Promise<void> {
  await db.deleteFrom('ajustes').where('clave', '=', clave).execute()
}
