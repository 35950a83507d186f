import type { RequestContext } from '#server/context/context.ts'
import { isSegundoFactorExigido } from '../../ajustes/get-ajustes.ts'
import { countCodigosDeRecuperacion, hasSegundoFactor } from '../factores-store.ts'
import { requireSesion } from '../require-sesion.ts'

export async function getSegundoFactor(
  ctx: RequestContext,
): Promise<{ activo: boolean; exigido: boolean; codigosDeRecuperacion: number }> {
  const { idUsuario } = requireSesion(ctx)
  const activo = await hasSegundoFactor(ctx.db, idUsuario)
  return {
    activo,
    exigido: await isSegundoFactorExigido(ctx),
    codigosDeRecuperacion: activo ? await countCodigosDeRecuperacion(ctx.db, idUsuario) : 0,
  }
}
