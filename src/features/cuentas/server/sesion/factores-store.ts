import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import type { SegundosFactoresTable } from '#server/db/tables/cuentas.ts'

export interface SegundoFactor {
  secreto: Uint8Array
  ultimoPaso: number
  estado: SegundosFactoresTable['estado']
}

export async function findSegundoFactor(db: Db | Tx, idUsuario: string): Promise<SegundoFactor | null> {
  const row = await db
    .selectFrom('segundos_factores')
    .select(['secreto', 'ultimo_paso as ultimoPaso', 'estado'])
    .where('id_usuario', '=', idUsuario)
    .executeTakeFirst()
  return row ?? null
}

export async function hasSegundoFactor(db: Db | Tx, idUsuario: string): Promise<boolean> {
  return (await findSegundoFactor(db, idUsuario))?.estado === 'activo'
}

export async function listConSegundoFactor(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('segundos_factores')
    .select('id_usuario as id')
    .where('estado', '=', 'activo')
    .execute()
  return rows.map(({ id }) => id)
}

/** In the place of one that was never finished; false where there is an active one. */
export async function insertSegundoFactor(tx: Tx, idUsuario: string, secreto: Uint8Array): Promise<boolean> {
  await tx
    .deleteFrom('segundos_factores')
    .where('id_usuario', '=', idUsuario)
    .where('estado', '!=', 'activo')
    .execute()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('segundos_factores')
    .values({ id_usuario: idUsuario, secreto, ultimo_paso: 0, estado: 'preparado' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** False where that step, or a later one, was used before: of two who bring the same code, one gets in. */
export async function takePaso(tx: Tx, idUsuario: string, paso: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('segundos_factores')
    .set({ ultimo_paso: paso })
    .where('id_usuario', '=', idUsuario)
    .where('ultimo_paso', '<', paso)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** False where it is not in the state that comes before. */
export async function changeEstadoDeFactor(
  tx: Tx,
  { idUsuario, de, a }: { idUsuario: string } & Record<'de' | 'a', SegundoFactor['estado']>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('segundos_factores')
    .set({ estado: a })
    .where('id_usuario', '=', idUsuario)
    .where('estado', '=', de)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** With its recovery codes. False where there was none. */
export async function deleteSegundoFactor(tx: Tx, idUsuario: string): Promise<boolean> {
  await tx.deleteFrom('codigos_de_recuperacion').where('id_usuario', '=', idUsuario).execute()
  const { numDeletedRows } = await tx
    .deleteFrom('segundos_factores')
    .where('id_usuario', '=', idUsuario)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

export async function replaceCodigosDeRecuperacion(
  tx: Tx,
  idUsuario: string,
  hashes: string[],
): Promise<void> {
  await tx.deleteFrom('codigos_de_recuperacion').where('id_usuario', '=', idUsuario).execute()
  await tx
    .insertInto('codigos_de_recuperacion')
    .values(hashes.map((codigo_hash) => ({ id_usuario: idUsuario, codigo_hash })))
    .execute()
}

/** Each is good once. */
export async function takeCodigoDeRecuperacion(tx: Tx, idUsuario: string, hash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('codigos_de_recuperacion')
    .where('id_usuario', '=', idUsuario)
    .where('codigo_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

export async function countCodigosDeRecuperacion(db: Db, idUsuario: string): Promise<number> {
  const { cuenta } = await db
    .selectFrom('codigos_de_recuperacion')
    .select(({ fn }) => fn.countAll<number>().as('cuenta'))
    .where('id_usuario', '=', idUsuario)
    .executeTakeFirstOrThrow()
  return cuenta
}
