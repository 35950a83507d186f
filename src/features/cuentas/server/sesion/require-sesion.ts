import { unauthenticated } from '#server/base/errors.ts'
import type { RequestContext, Sesion } from '#server/context/context.ts'

export function requireSesion(ctx: RequestContext): Sesion {
  if (!ctx.sesion) throw unauthenticated()
  return ctx.sesion
}
