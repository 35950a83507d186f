import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'

export interface Aprobacion {
  momento: number
  quien: string
  idUsuario: string | null
  aprueba: boolean
  nota: string
  huella: string
}

export async function findUltimaAprobacion(
  db: Db,
  idClima: string,
): Promise<(Aprobacion & { numero: number }) | null> {
  const row = await db
    .selectFrom('aprobaciones')
    .select(['numero', 'momento', 'quien', 'id_usuario as idUsuario', 'aprueba', 'nota', 'huella'])
    .where('id_clima', '=', idClima)
    .orderBy('numero', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { ...row, aprueba: row.aprueba === 1 } : null
}

/** Alone in the climate: the next number is nobody else's. */
export async function insertAprobacion(tx: Tx, idClima: string, aprobacion: Aprobacion): Promise<void> {
  const { idUsuario, aprueba, ...resto } = aprobacion
  const ultima = await findUltimaAprobacion(tx, idClima)
  await tx
    .insertInto('aprobaciones')
    .values({
      id_clima: idClima,
      numero: (ultima?.numero ?? 0) + 1,
      id_usuario: idUsuario,
      aprueba: aprueba ? 1 : 0,
      ...resto,
    })
    .execute()
}
