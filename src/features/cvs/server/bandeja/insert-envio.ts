import { randomUUID } from 'node:crypto'
import type { EnvioDeCurriculum } from '#domain/contacto/formulario.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { linkArchivo } from '../archivos-store.ts'
import { insertEnvioRow } from './envios-store.ts'

/** A submission of the public form waits for staff, in the transaction that queues its mail. Its file is read later. */
export async function insertEnvio(
  tx: Tx,
  { valores, idArchivo }: { valores: EnvioDeCurriculum; idArchivo: string },
  now: number,
): Promise<string> {
  const id = randomUUID()
  const { nombre, plaza, correo, tel, mensaje } = valores
  await insertEnvioRow(tx, { id, nombre, plaza, correo, tel, mensaje, consentimiento: now })
  await linkArchivo(tx, idArchivo, { idEnvio: id })
  return id
}
