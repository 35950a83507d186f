import type { CV } from '#contract/schema.generated.ts'
import type { Ajustes } from '#domain/ajustes/ajustes.ts'
import { computeFechaDeBorrado } from '#domain/cvs/plazos.ts'
import { getAjustes } from '#features/cuentas/server/ajustes/get-ajustes.ts'
import type { RequestContext } from '#server/context/context.ts'

/** Read once for all the CVs of a request. */
const createAjustesLeidos = (): { ajustes?: Promise<Ajustes> } => ({})

/** When a CV is going to be erased; null where old ones are kept. */
export async function computeFechaDeBorradoDeCv(
  ctx: RequestContext,
  { alDia, conservarHasta, enListaDesde }: CV,
): Promise<number | null> {
  const leidos = ctx.memory.get(createAjustesLeidos)
  leidos.ajustes ??= getAjustes(ctx)
  const { retencionDesde, mesesParaBorrarCv } = await leidos.ajustes
  if (retencionDesde === null) return null
  const plazos = { alDia, conservarHasta: conservarHasta ?? null, listado: enListaDesde ?? null }
  return computeFechaDeBorrado(plazos, mesesParaBorrarCv, ctx.now())
}
