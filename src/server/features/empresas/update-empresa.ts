import type { EmpresaEscrita } from '../../../domain/empresas/parse-empresa.ts'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { noteBitacora } from '../bitacora/note-bitacora.ts'
import { empresaNotFound } from './empresa-not-found.ts'
import { updateEmpresaRow } from './empresas-store.ts'
import { requireCampos } from './require-campos.ts'

export async function updateEmpresa(
  ctx: AppContext,
  { idEmpresa, empresa }: { idEmpresa: string; empresa: EmpresaEscrita },
): Promise<void> {
  const campos = requireCampos(empresa)
  await inTransaction(ctx.db, async (tx) => {
    if (!(await updateEmpresaRow(tx, idEmpresa, campos))) throw empresaNotFound()
    await noteBitacora(tx, ctx, { tipo: 'empresaActualizada', idEmpresa })
  })
}
