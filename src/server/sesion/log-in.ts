import type { RequestContext, Sesion } from '../context.ts'
import { findUsuarioConPassword } from './find-usuario-con-password.ts'
import { createIdDeSesion, deleteSesion, insertSesion } from './sesiones-store.ts'

export async function logIn(
  ctx: RequestContext,
  credenciales: { usuarioOEmail: string; password: string },
): Promise<Sesion | null> {
  const usuario = await findUsuarioConPassword(ctx, credenciales)
  if (!usuario) {
    ctx.log.warn('login failed')
    return null
  }
  await replaceSesion(ctx, usuario.id)
  ctx.sesion = { idUsuario: usuario.id, usuario: usuario.usuario }
  ctx.log.info({ idUsuario: usuario.id }, 'login succeeded')
  return ctx.sesion
}

/** The id rotates at every login, so an id planted in the browser before it is worth nothing. */
async function replaceSesion(ctx: RequestContext, idUsuario: string): Promise<void> {
  const previous = ctx.sesionCookie.read()
  if (previous) await deleteSesion(ctx.db, previous)
  const id = createIdDeSesion()
  await insertSesion(ctx.db, id, idUsuario, ctx.now())
  ctx.sesionCookie.write(id)
}
