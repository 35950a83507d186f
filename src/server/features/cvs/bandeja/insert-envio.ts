import { randomUUID } from 'node:crypto'
import type { EnvioDeCurriculum } from '../../../../domain/contacto/formulario.ts'
import type { Tx } from '../../../db/engine/transaction.ts'
import { type ArchivoRecibido, insertArchivo } from '../archivos-store.ts'
import { insertEnvioRow } from './envios-store.ts'

/** A submission of the public form waits for staff, in the transaction that queues its mail. Its file is read later. */
export async function insertEnvio(
  tx: Tx,
  { valores, archivo }: { valores: EnvioDeCurriculum; archivo: ArchivoRecibido },
  now: number,
): Promise<void> {
  const id = randomUUID()
  const { nombre, plaza, correo, tel, mensaje } = valores
  await insertEnvioRow(tx, { id, nombre, plaza, correo, tel, mensaje, consentimiento: now })
  await insertArchivo(tx, { idEnvio: id }, { ...archivo, propio: true }, now)
}
