import type { EmpresaEscrita } from '../../../domain/empresas/parse-empresa.ts'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { requireRevision } from '../../revision.ts'
import { noteBitacora } from '../bitacora/note-bitacora.ts'
import { empresaNotFound } from './empresa-not-found.ts'
import { lockEmpresa, updateEmpresaRow } from './empresas-store.ts'
import { requireCampos } from './require-campos.ts'
import { computeRevisionDeEmpresa } from './revision-de-empresa.ts'

export async function updateEmpresa(
  ctx: AppContext,
  { idEmpresa, empresa, revision }: { idEmpresa: string; empresa: EmpresaEscrita; revision?: string | null },
): Promise<void> {
  const campos = requireCampos(empresa)
  await inTransaction(ctx.db, async (tx) => {
    const actual = await lockEmpresa(tx, idEmpresa)
    if (!actual) throw empresaNotFound()
    requireRevision(computeRevisionDeEmpresa(actual), revision)
    await updateEmpresaRow(tx, idEmpresa, campos)
    await noteBitacora(tx, ctx, { tipo: 'empresaActualizada', idEmpresa })
  })
}
