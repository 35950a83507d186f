import type { Db } from '../../db/engine/database.ts'
import type { Tx } from '../../db/engine/transaction.ts'
import type { BitacoraTable } from '../../db/tables.ts'

export async function insertAnotacion(db: Db | Tx, row: BitacoraTable): Promise<void> {
  await db.insertInto('bitacora').values(row).execute()
}

/** The only way an entry ever leaves. */
export async function deleteAnotacionesAnterioresA(db: Db, momento: number): Promise<void> {
  await db.deleteFrom('bitacora').where('momento', '<', momento).execute()
}
