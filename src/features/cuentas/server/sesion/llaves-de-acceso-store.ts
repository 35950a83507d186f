import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'

export interface LlaveDeAcceso {
  id: string
  idUsuario: string
  llavePublica: Uint8Array
  contador: number
  transportes: string[]
  nombre: string
  creada: number
  usada: number | null
}

const columns = [
  'id',
  'id_usuario as idUsuario',
  'llave_publica as llavePublica',
  'contador',
  'transportes',
  'nombre',
  'creada',
  'usada',
] as const

const readRow = <R extends { transportes: string }>(row: R) => ({
  ...row,
  transportes: JSON.parse(row.transportes) as string[],
})

export async function listLlavesDeAcceso(db: Db, idUsuario: string): Promise<LlaveDeAcceso[]> {
  const rows = await db
    .selectFrom('llaves_de_acceso')
    .select(columns)
    .where('id_usuario', '=', idUsuario)
    .orderBy('creada')
    .orderBy('id')
    .execute()
  return rows.map(readRow)
}

export async function findLlaveDeAcceso(db: Db, id: string): Promise<LlaveDeAcceso | null> {
  const row = await db.selectFrom('llaves_de_acceso').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? readRow(row) : null
}

/** False where that key is here already. */
export async function insertLlaveDeAccesoRow(tx: Tx, llave: LlaveDeAcceso): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('llaves_de_acceso')
    .values({
      id: llave.id,
      id_usuario: llave.idUsuario,
      llave_publica: llave.llavePublica,
      contador: llave.contador,
      transportes: JSON.stringify(llave.transportes),
      nombre: llave.nombre,
      creada: llave.creada,
      usada: llave.usada,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** False where it is gone. */
export async function noteUsoDeLlave(
  tx: Tx,
  { id, contador, now }: { id: string; contador: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('llaves_de_acceso')
    .set({ contador, usada: now })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function deleteLlaveDeAccesoRow(
  tx: Tx,
  { id, idUsuario }: { id: string; idUsuario: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('llaves_de_acceso')
    .where('id', '=', id)
    .where('id_usuario', '=', idUsuario)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** False where there was none. */
export async function deleteLlavesDe(tx: Tx, idUsuario: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('llaves_de_acceso')
    .where('id_usuario', '=', idUsuario)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function listConLlaves(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('llaves_de_acceso').select('id_usuario as id').distinct().execute()
  return rows.map(({ id }) => id)
}
