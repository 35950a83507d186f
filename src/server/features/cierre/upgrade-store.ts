import type { Db } from '../../db/engine/database.ts'

/** Written by the migration to publications. */
const CLAVE = 'climas_por_publicar'

export async function listPorPublicar(db: Db): Promise<string[]> {
  const row = await db.selectFrom('ajustes').select('valor').where('clave', '=', CLAVE).executeTakeFirst()
  return row ? JSON.parse(row.valor) : []
}

export async function deletePorPublicar(db: Db): Promise<void> {
  await db.deleteFrom('ajustes').where('clave', '=', CLAVE).execute()
}
