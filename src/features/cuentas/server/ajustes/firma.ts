import { CAMPOS_DE_FIRMA, type CampoDeFirma, type Firma } from '#domain/firma/firma.ts'
import { parseFirma } from '#domain/firma/parse-firma.ts'
import { badUserInput, conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { findFirma, findRevisionDeMarca, holdRevisionDeMarca, saveFirma } from '#server/db/firma-store.ts'
import { forgetFirma } from '#server/mail/direccion.ts'

export async function getFirma({ db }: AppContext): Promise<Firma & { revision: number }> {
  // Before what it numbers: a change in between is told as somebody else's.
  const revision = await findRevisionDeMarca(db)
  return { ...(await findFirma(db)), revision }
}

/** Holds from the next page, mail and document on, on every node. */
export async function updateFirma(
  ctx: AppContext,
  { firma: escrita, revision: vista }: { firma: Firma; revision: number },
): Promise<void> {
  const leida = parseFirma(escrita)
  if (!leida.ok) {
    const [campo, mensaje = ''] = Object.entries(leida.problemas)[0] ?? []
    throw badUserInput(mensaje, campo)
  }
  const firma = leida.valor
  await inTransaction(ctx.db, async (tx) => {
    const revision = await holdRevisionDeMarca(tx)
    if (revision !== vista)
      throw conflict('Alguien más guardó cambios mientras editabas. Recarga la página para verlos.')
    const anterior = await findFirma(tx)
    const isCambiado = (campo: CampoDeFirma) => firma[campo] !== anterior[campo]
    if (!CAMPOS_DE_FIRMA.some(isCambiado)) return
    await saveFirma(tx, firma, revision)
    await noteBitacora(tx, ctx, { tipo: 'ajusteCambiado', datos: { ajuste: 'firma' } })
  })
  forgetFirma(ctx.db)
}
