import { type Ajustes, type CambioDeAjustes, changeAjustes } from '#domain/ajustes/ajustes.ts'
import { requireValor } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { findAjustes, saveAjustes } from './ajustes-store.ts'

const NOMBRES = { retencionDesde: 'retencion' } as Partial<Record<keyof Ajustes, string>>

export async function updateAjustes(ctx: AppContext, { cambio }: { cambio: CambioDeAjustes }): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const anteriores = await findAjustes(tx)
    const ajustes = requireValor(changeAjustes(anteriores, cambio, ctx.now()))
    const campos = (Object.keys(ajustes) as (keyof Ajustes)[]).filter(
      (campo) => ajustes[campo] !== anteriores[campo],
    )
    await saveAjustes(tx, Object.fromEntries(campos.map((campo) => [campo, ajustes[campo]])))
    for (const campo of campos) {
      await noteBitacora(tx, ctx, { tipo: 'ajusteCambiado', datos: { ajuste: NOMBRES[campo] ?? campo } })
    }
  })
}
