import { conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { findViolation } from '#server/db/engine/constraint-violation.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { empresaNotFound } from './empresa-not-found.ts'
import { deleteEmpresaRow } from './empresas-store.ts'

export async function deleteEmpresa(ctx: AppContext, { idEmpresa }: { idEmpresa: string }): Promise<void> {
  try {
    await inTransaction(ctx.db, async (tx) => {
      if (!(await deleteEmpresaRow(tx, idEmpresa))) throw empresaNotFound()
      await noteBitacora(tx, ctx, { tipo: 'empresaEliminada', idEmpresa })
    })
  } catch (error) {
    if (findViolation(error) !== 'foreign-key') throw error
    throw conflict('La empresa tiene climas organizacionales. Elimínalos antes de eliminarla.')
  }
}
