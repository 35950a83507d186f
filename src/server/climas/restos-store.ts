import type { Db } from '../db/database.ts'
import type { Tx } from '../db/transaction.ts'

const CLAVE = 'borrar_restos'

/** `desde`: when nobody can be reading the old rows any more. */
export async function saveRestos(tx: Tx, desde: number): Promise<void> {
  const valor = String(desde)
  await tx
    .insertInto('ajustes')
    .values({ clave: CLAVE, valor })
    .onConflict((conflict) => conflict.column('clave').doUpdateSet({ valor }))
    .execute()
}

export async function findRestos(db: Db): Promise<number | null> {
  const row = await db.selectFrom('ajustes').select('valor').where('clave', '=', CLAVE).executeTakeFirst()
  return row ? Number(row.valor) : null
}

/** Unless there are newer ones. */
export async function deleteRestos(db: Db, desde: number): Promise<void> {
  await db.deleteFrom('ajustes').where('clave', '=', CLAVE).where('valor', '=', String(desde)).execute()
}
