import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { deleteMensajes, listMensajesDeCorreo, type Mensaje } from './mensajes-store.ts'

export type MensajeDePersona = Mensaje

export const listMensajesDePersona = (db: Db, correo: string): Promise<Mensaje[]> =>
  listMensajesDeCorreo(db, correo)

export async function eraseMensajesDePersona(tx: Tx, correo: string): Promise<void> {
  const mensajes = await listMensajesDeCorreo(tx, correo)
  await deleteMensajes(
    tx,
    mensajes.map(({ id }) => id),
  )
}
