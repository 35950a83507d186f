import { computeFechaDeBorrado, type PlazosDeCv } from '#domain/cvs/plazos.ts'
import { getAjustes } from '#features/cuentas/server/ajustes/get-ajustes.ts'
import type { AppContext } from '#server/context/context.ts'

/** When a CV is going to be erased, as its person is told; null where old ones are kept. */
export async function findFechaDeBorrado(
  ctx: Pick<AppContext, 'db' | 'now'>,
  cv: PlazosDeCv,
): Promise<number | null> {
  const { mesesParaBorrarCv, retencionDesde } = await getAjustes(ctx)
  return retencionDesde === null ? null : computeFechaDeBorrado(cv, mesesParaBorrarCv, ctx.now())
}
