import type { RequestContext } from '#server/context/context.ts'
import { requireSesion } from './require-sesion.ts'
import { listSesiones, type SesionAbierta } from './sesiones-store.ts'

/** The open sessions of whoever asks. */
export function getSesiones(ctx: RequestContext): Promise<SesionAbierta[]> {
  const { idUsuario } = requireSesion(ctx)
  const idActual = ctx.sesionCookie.read() ?? ''
  return listSesiones(ctx.db, { idUsuario, idActual, now: ctx.now() })
}
