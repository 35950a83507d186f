import { randomUUID } from 'node:crypto'
import type { EmpresaEscrita } from '../../../domain/empresas/parse-empresa.ts'
import type { AppContext } from '../../context.ts'
import { insertEmpresaRow } from './empresas-store.ts'
import { requireCampos } from './require-campos.ts'

export async function insertEmpresa(
  { db }: Pick<AppContext, 'db'>,
  { empresa }: { empresa: EmpresaEscrita },
): Promise<string> {
  const campos = requireCampos(empresa)
  const id = randomUUID()
  await insertEmpresaRow(db, id, campos)
  return id
}
