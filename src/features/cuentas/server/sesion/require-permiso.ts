import { hasPermiso, mayCall, mayCallWithoutFactor } from '#contract/permisos.ts'
import type { Permiso } from '#contract/schema.generated.ts'
import { forbidden, unauthenticated } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'

type ConSesion = Pick<RequestContext, 'sesion'>

function requireAllowed({ sesion }: ConSesion, may: boolean, mayWithoutFactor: boolean): void {
  if (!may) throw sesion ? forbidden() : unauthenticated()
  if (sesion?.faltaFactor && !mayWithoutFactor) {
    throw forbidden('Tu firma pide un segundo factor. Actívalo en Mi cuenta para seguir.')
  }
}

/** Every call passes here before anything of it runs; who may what says @permiso in the schema. */
export const requireLlamada = (ctx: ConSesion, llamada: string): void =>
  requireAllowed(ctx, mayCall(llamada, ctx.sesion?.rol ?? null), mayCallWithoutFactor(llamada))

/** Every address below /api passes here, with what its route says. */
export const requirePermiso = (ctx: ConSesion, permiso: Permiso): void =>
  requireAllowed(ctx, hasPermiso(permiso, ctx.sesion?.rol ?? null), permiso === 'todos')
