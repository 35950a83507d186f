import type { RequestContext, Sesion } from '../../context.ts'
import { unauthenticated } from '../../errors.ts'

export function requireSesion(ctx: RequestContext): Sesion {
  if (!ctx.sesion) throw unauthenticated()
  return ctx.sesion
}
