import { randomUUID } from 'node:crypto'
import type { EmpresaEscrita } from '../../../domain/empresas/parse-empresa.ts'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/engine/transaction.ts'
import { noteBitacora } from '../bitacora/note-bitacora.ts'
import { insertEmpresaRow } from './empresas-store.ts'
import { requireCampos } from './require-campos.ts'

export async function insertEmpresaIn(tx: Tx, empresa: EmpresaEscrita): Promise<string> {
  const id = randomUUID()
  await insertEmpresaRow(tx, id, requireCampos(empresa))
  return id
}

export function insertEmpresa(
  ctx: Pick<AppContext, 'db' | 'now'>,
  { empresa }: { empresa: EmpresaEscrita },
): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const id = await insertEmpresaIn(tx, empresa)
    await noteBitacora(tx, ctx, { tipo: 'empresaCreada', idEmpresa: id })
    return id
  })
}
