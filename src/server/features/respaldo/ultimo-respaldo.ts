import type { Db } from '../../db/engine/database.ts'

const CLAVE = 'ultimo_respaldo'

export async function saveUltimoRespaldo(db: Db, creado: number): Promise<void> {
  const valor = String(creado)
  await db
    .insertInto('ajustes')
    .values({ clave: CLAVE, valor })
    .onConflict((conflict) => conflict.column('clave').doUpdateSet({ valor }))
    .execute()
}

/** When the newest complete backup was taken; null where none is known. */
export async function findUltimoRespaldo(db: Db): Promise<number | null> {
  const row = await db.selectFrom('ajustes').select('valor').where('clave', '=', CLAVE).executeTakeFirst()
  return row ? Number(row.valor) : null
}
