import type { Tx } from '../../db/engine/transaction.ts'
import type { CorreoNombrado } from '../../mail/mail-transport.ts'
import { deleteCorreosDeEncuestados } from './delete-correos.ts'
import {
  deleteEncuestadosDeClima,
  insertEncuestados,
  listEncuestados,
  listFinalesDeCorreos,
} from './encuestados-store.ts'
import { getReferenciaDeCorreo } from './referencia-de-correo.ts'

/**
 * Part of the close, in its transaction. Mails go, those that wait and those that were sent: who was reminded at the
 * end had not finished, and there may be one unfinished sheet in the group. Whether one reached each person stays.
 * The rows are written again in the order of their ids, which are random.
 */
export async function anonymizeEncuestados(tx: Tx, idClima: string): Promise<CorreoNombrado[]> {
  const ids = (await listEncuestados(tx, idClima)).map(({ id }) => id)
  const finales = await listFinalesDeCorreos(tx, ids.map(getReferenciaDeCorreo))
  const correos = await deleteCorreosDeEncuestados(tx, idClima)
  const encuestados = await deleteEncuestadosDeClima(tx, idClima)
  const finished = encuestados.map((encuestado) => ({
    ...encuestado,
    correoFinal: finales.get(getReferenciaDeCorreo(encuestado.id)) ?? null,
  }))
  finished.sort((a, b) => (a.id < b.id ? -1 : 1))
  await insertEncuestados(tx, idClima, finished)
  return correos
}
