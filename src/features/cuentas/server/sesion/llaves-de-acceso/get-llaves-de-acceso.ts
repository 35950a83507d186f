import type { RequestContext } from '#server/context/context.ts'
import { type LlaveDeAcceso, listLlavesDeAcceso } from '../llaves-de-acceso-store.ts'
import { requireSesion } from '../require-sesion.ts'

export const getLlavesDeAcceso = (ctx: RequestContext): Promise<LlaveDeAcceso[]> =>
  listLlavesDeAcceso(ctx.db, requireSesion(ctx).idUsuario)
