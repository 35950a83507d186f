import { mayCall, mayCallWithoutFactor } from '../../../contract/permisos.ts'
import type { RequestContext } from '../../context.ts'
import { forbidden, unauthenticated } from '../../errors.ts'

/** Every call passes here before anything of it runs; who may what stands in src/contract/permisos.ts. */
export function requirePermiso({ sesion }: Pick<RequestContext, 'sesion'>, llamada: string): void {
  if (!mayCall(llamada, sesion?.rol ?? null)) throw sesion ? forbidden() : unauthenticated()
  if (sesion?.faltaFactor && !mayCallWithoutFactor(llamada)) {
    throw forbidden('Tu firma pide un segundo factor. Actívalo en Mi cuenta para seguir.')
  }
}
