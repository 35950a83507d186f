import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { countUsadas } from '#features/encuesta/server/papeletas-de-lote.ts'
import type { AppContext } from '#server/context/context.ts'
import { findLlaveSiEsta } from '#server/llaves/find-llave.ts'
import { type LoteConNombre, listLotes } from '#server/llaves/lotes/lotes.ts'

/** usadas: null where so few people hold its slips that the number would tell who answered; and without the key. */
export type LoteContado = LoteConNombre & { usadas: number | null }

/** Of a batch that was taken back what was used is all that is left of it, so its size is told no more than that. */
export const hideUsadas = (lote: LoteContado, clima: { minimoPorGrupo: number }): LoteContado =>
  !hasMinimo(clima) || lote.hojas >= clima.minimoPorGrupo
    ? lote
    : { ...lote, usadas: null, hojas: lote.anulado ? 0 : lote.hojas }

/** None once the climate is closed. */
export async function getLotes(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  { idClima }: { idClima: string },
): Promise<LoteContado[]> {
  const clima = await requireClima(ctx.db, idClima)
  if (clima.cerrado) return []
  const llave = await findLlaveSiEsta(ctx, clima)
  const lotes: LoteContado[] = []
  for (const lote of await listLotes(ctx.db, idClima)) {
    const usadas = llave ? await countUsadas(ctx.db, llave, idClima, lote) : null
    lotes.push(hideUsadas({ ...lote, usadas }, clima))
  }
  return lotes
}
