import { randomUUID } from 'node:crypto'
import { LIMITES_DE_LOGO } from '#domain/empresas/empresa.ts'
import { type EmpresaEscrita, parseEmpresa } from '#domain/empresas/parse-empresa.ts'
import { parseLogo } from '#server/archivos/parse-logo.ts'
import { requireValor } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { insertEmpresaRow } from './empresas-store.ts'
import { saveLogoDeEmpresa } from './logos-store.ts'

/** logo: a data URL; null where it goes, absent where it stays. */
export type EmpresaConLogo = EmpresaEscrita & { logo?: string | null }

export async function insertEmpresaIn(tx: Tx, { logo, ...empresa }: EmpresaConLogo): Promise<string> {
  const id = randomUUID()
  await insertEmpresaRow(tx, id, requireValor(parseEmpresa(empresa)))
  if (logo) await saveLogoDeEmpresa(tx, id, parseLogo(logo, LIMITES_DE_LOGO))
  return id
}

export function insertEmpresa(
  ctx: Pick<AppContext, 'db' | 'now'>,
  { empresa }: { empresa: EmpresaConLogo },
): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const id = await insertEmpresaIn(tx, empresa)
    await noteBitacora(tx, ctx, { tipo: 'empresaCreada', idEmpresa: id })
    return id
  })
}
