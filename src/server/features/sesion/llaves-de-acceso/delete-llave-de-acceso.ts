import type { RequestContext } from '../../../context.ts'
import { inTransaction } from '../../../db/engine/transaction.ts'
import { notFound } from '../../../errors.ts'
import { noteBitacora } from '../../bitacora/note-bitacora.ts'
import { requirePasswordActual } from '../require-password-actual.ts'
import { deleteLlaveDeAccesoRow } from './llaves-de-acceso-store.ts'

export async function deleteLlaveDeAcceso(
  ctx: RequestContext,
  { idLlave, password }: { idLlave: string; password: string },
): Promise<void> {
  const { id: idUsuario } = await requirePasswordActual(ctx, password)
  await inTransaction(ctx.db, async (tx) => {
    if (!(await deleteLlaveDeAccesoRow(tx, { id: idLlave, idUsuario })))
      throw notFound('Esa llave de acceso ya no está.')
    await noteBitacora(tx, ctx, { tipo: 'llaveDeAccesoRetirada' })
  })
}
