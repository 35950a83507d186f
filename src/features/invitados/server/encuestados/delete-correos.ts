import type { Tx } from '#server/db/engine/transaction.ts'
import type { CorreoNombrado } from '#server/mail/mail-transport.ts'
import { deleteCorreosDeReferencias } from '#server/mail/outbox-store.ts'
import { listEncuestados } from './encuestados-store.ts'
import { getReferenciaDeCorreo } from './referencia-de-correo.ts'

/** Every mail to the respondents of a climate, sent or waiting. Their files go once the transaction is over. */
export async function deleteCorreosDeEncuestados(tx: Tx, idClima: string): Promise<CorreoNombrado[]> {
  const encuestados = await listEncuestados(tx, idClima)
  return deleteCorreosDeReferencias(
    tx,
    encuestados.map(({ id }) => getReferenciaDeCorreo(id)),
  )
}
