import type { RequestContext } from '#server/context/context.ts'
import { deleteSesion } from './sesiones-store.ts'

export async function logOut(ctx: RequestContext): Promise<void> {
  const id = ctx.sesionCookie.read()
  if (id) await deleteSesion(ctx.db, id)
  ctx.sesionCookie.clear()
  ctx.sesion = null
}
