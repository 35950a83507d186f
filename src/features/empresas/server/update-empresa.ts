import { LIMITES_DE_LOGO } from '#domain/empresas/empresa.ts'
import { parseEmpresa } from '#domain/empresas/parse-empresa.ts'
import { parseLogo } from '#server/archivos/parse-logo.ts'
import { requireValor } from '#server/base/errors.ts'
import { requireRevision } from '#server/base/revision.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { empresaNotFound } from './empresa-not-found.ts'
import { lockEmpresa, updateEmpresaRow } from './empresas-store.ts'
import type { EmpresaConLogo } from './insert-empresa.ts'
import { saveLogoDeEmpresa } from './logos-store.ts'
import { computeRevisionDeEmpresa } from './revision-de-empresa.ts'

export async function updateEmpresa(
  ctx: AppContext,
  {
    idEmpresa,
    empresa: { logo, ...empresa },
    revision,
  }: { idEmpresa: string; empresa: EmpresaConLogo; revision?: string | null },
): Promise<void> {
  const campos = requireValor(parseEmpresa(empresa))
  const imagen = logo && parseLogo(logo, LIMITES_DE_LOGO)
  await inTransaction(ctx.db, async (tx) => {
    const actual = await lockEmpresa(tx, idEmpresa)
    if (!actual) throw empresaNotFound()
    requireRevision(computeRevisionDeEmpresa(actual), revision)
    await updateEmpresaRow(tx, idEmpresa, campos)
    if (imagen !== undefined) await saveLogoDeEmpresa(tx, idEmpresa, imagen || null)
    await noteBitacora(tx, ctx, { tipo: 'empresaActualizada', idEmpresa })
  })
}
