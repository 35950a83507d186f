import { findValor, saveValor } from '#server/db/ajustes-store.ts'
import type { Db } from '#server/db/engine/database.ts'

const CLAVE = 'ultimo_respaldo'

export const saveUltimoRespaldo = (db: Db, creado: number): Promise<void> =>
  saveValor(db, CLAVE, String(creado))

/** When the newest complete backup was taken; null where none is known. */
export async function findUltimoRespaldo(db: Db): Promise<number | null> {
  const valor = await findValor(db, CLAVE)
  return valor === null ? null : Number(valor)
}
