import type { EmpresaEscrita } from '../../../domain/empresas/parse-empresa.ts'
import type { AppContext } from '../../context.ts'
import { empresaNotFound } from './empresa-not-found.ts'
import { updateEmpresaRow } from './empresas-store.ts'
import { requireCampos } from './require-campos.ts'

export async function updateEmpresa(
  { db }: AppContext,
  { idEmpresa, empresa }: { idEmpresa: string; empresa: EmpresaEscrita },
): Promise<void> {
  if (!(await updateEmpresaRow(db, idEmpresa, requireCampos(empresa)))) throw empresaNotFound()
}
