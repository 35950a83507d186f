import { LIMITES_DE_LOGO_DE_FIRMA } from '#domain/ajustes/ajustes.ts'
import { parseLogo } from '#server/archivos/parse-logo.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { saveLogo } from './ajustes-store.ts'

export async function updateLogo(ctx: AppContext, { logo }: { logo: string | null }): Promise<void> {
  const imagen = logo && parseLogo(logo, LIMITES_DE_LOGO_DE_FIRMA)
  await inTransaction(ctx.db, async (tx) => {
    await saveLogo(tx, imagen && `data:image/png;base64,${imagen.toString('base64')}`)
    await noteBitacora(tx, ctx, { tipo: 'ajusteCambiado', datos: { ajuste: 'logo' } })
  })
}
