import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { type CompromisoGuardado, eraseResponsable, listCompromisosDeCorreo } from './plan-store.ts'

export type CompromisoDePersona = CompromisoGuardado

export const listCompromisosDePersona = (db: Db, correo: string): Promise<CompromisoDePersona[]> =>
  listCompromisosDeCorreo(db, correo)

/** What was agreed stays; who answered for it goes. Ids of the climates in whose plans it stood. */
export async function eraseCompromisosDePersona(tx: Tx, correo: string): Promise<string[]> {
  const compromisos = await listCompromisosDeCorreo(tx, correo)
  await eraseResponsable(
    tx,
    compromisos.map(({ id }) => id),
  )
  return [...new Set(compromisos.map(({ idClima }) => idClima))]
}
