import type { Patron } from '../../../domain/resultados/supresion/patron.ts'
import type { Db } from '../../db/engine/database.ts'

export interface Bloque {
  numero: number
  /** When it was published. */
  publicado: number
  hojas: number
  patron: Patron
}

/** Oldest first. */
export async function listBloques(db: Db, idClima: string): Promise<Bloque[]> {
  const rows = await db
    .selectFrom('bloques')
    .select(['numero', 'publicado', 'hojas', 'patron'])
    .where('id_clima', '=', idClima)
    .orderBy('numero')
    .execute()
  return rows.map((row) => ({ ...row, patron: JSON.parse(row.patron) }))
}
