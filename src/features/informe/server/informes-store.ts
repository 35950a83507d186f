import { type Elecciones, SIN_ELECCIONES } from '#domain/informe/elecciones.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import type { InformesRedaccionesTable } from '#server/db/tables/publicado.ts'

type EleccionesGuardadas = Omit<Elecciones, 'redacciones'>

export async function findElecciones(
  db: Db,
  idClima: string,
): Promise<{ elecciones: EleccionesGuardadas; revision: number }> {
  const row = await db.selectFrom('informes').selectAll().where('id_clima', '=', idClima).executeTakeFirst()
  if (!row) return { elecciones: SIN_ELECCIONES, revision: 0 }
  return { elecciones: { ...SIN_ELECCIONES, ...JSON.parse(row.elecciones) }, revision: row.revision }
}

/** False where somebody saved since that revision. */
export async function saveElecciones(
  tx: Tx,
  idClima: string,
  elecciones: EleccionesGuardadas,
  revision: number,
): Promise<boolean> {
  const values = { elecciones: JSON.stringify(elecciones), revision: revision + 1 }
  if (revision === 0) {
    const inserted = await tx
      .insertInto('informes')
      .values({ id_clima: idClima, ...values })
      .onConflict((conflict) => conflict.column('id_clima').doNothing())
      .executeTakeFirst()
    return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n
  }
  const { numUpdatedRows } = await tx
    .updateTable('informes')
    .set(values)
    .where('id_clima', '=', idClima)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type RedaccionGuardada = InformesRedaccionesTable & { nombreDeQuien: string | null }

export function listRedacciones(db: Db, idClima: string): Promise<RedaccionGuardada[]> {
  return db
    .selectFrom('informes_redacciones')
    .leftJoin('usuarios', 'usuarios.usuario', 'informes_redacciones.revisada_por')
    .selectAll('informes_redacciones')
    .select('usuarios.nombre as nombreDeQuien')
    .where('id_clima', '=', idClima)
    .execute()
}

export async function saveRedaccion(
  tx: Tx,
  row: InformesRedaccionesTable,
  revision: number,
): Promise<boolean> {
  if (revision === 0) {
    const inserted = await tx
      .insertInto('informes_redacciones')
      .values(row)
      .onConflict((conflict) => conflict.columns(['id_clima', 'clave']).doNothing())
      .executeTakeFirst()
    return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n
  }
  const { numUpdatedRows } = await tx
    .updateTable('informes_redacciones')
    .set(row)
    .where('id_clima', '=', row.id_clima)
    .where('clave', '=', row.clave)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
