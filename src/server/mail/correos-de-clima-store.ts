import type { Tx } from '../db/engine/transaction.ts'
import type { CorreoNombrado } from './mail-transport.ts'

/**
 * Mails that tell of a climate and that nobody looks up by reference, sent or waiting: they name it before anything else in
 * `datos`. Their files go once the transaction is over.
 */
export function deleteCorreosDeClima(
  tx: Tx,
  { idClima, plantilla }: { idClima: string; plantilla?: string },
): Promise<CorreoNombrado[]> {
  let suyos = tx
    .deleteFrom('correos')
    .where('referencia', 'is', null)
    .where('datos', 'like', `{"idClima":"${idClima}"%`)
  if (plantilla !== undefined) suyos = suyos.where('plantilla', '=', plantilla)
  return suyos.returning(['id', 'creado']).execute()
}
