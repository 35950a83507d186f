import { createHash } from 'node:crypto'
import type { UsoDeImagen } from '#domain/firma/imagenes.ts'
import type { Imagen } from '#server/archivos/rewrite-imagen.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'

/** The same picture for another use is another: each goes with its use. */
export const computeHuella = (uso: UsoDeImagen, { contenido }: Imagen): string =>
  createHash('sha256').update(`${uso}\0`).update(contenido).digest('base64url').slice(0, 22)

export async function saveImagen(tx: Tx, uso: UsoDeImagen, imagen: Imagen): Promise<string> {
  const huella = computeHuella(uso, imagen)
  await tx
    .insertInto('imagenes_de_firma')
    .values({ huella, uso, ...imagen })
    .onConflict((conflict) => conflict.column('huella').doNothing())
    .execute()
  return huella
}

export async function listHuellas(db: Db | Tx, uso: UsoDeImagen): Promise<string[]> {
  const rows = await db.selectFrom('imagenes_de_firma').select('huella').where('uso', '=', uso).execute()
  return rows.map(({ huella }) => huella)
}

export async function deleteImagenes(tx: Tx, huellas: readonly string[]): Promise<void> {
  if (huellas.length > 0) await tx.deleteFrom('imagenes_de_firma').where('huella', 'in', huellas).execute()
}

export const findImagen = (db: Db, huella: string) =>
  db
    .selectFrom('imagenes_de_firma')
    .select(['mime', 'contenido'])
    .where('huella', '=', huella)
    .executeTakeFirst()
