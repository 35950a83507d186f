import type { RequestContext } from '#server/context/context.ts'
import { enterWithPassword, type Ingreso } from './enter-with-password.ts'
import { findUsuarioConPassword } from './find-usuario-con-password.ts'

export async function logIn(
  ctx: RequestContext,
  credenciales: { usuarioOEmail: string; password: string },
): Promise<Ingreso> {
  const usuario = await findUsuarioConPassword(ctx, credenciales)
  const ingreso: Ingreso = usuario ? await enterWithPassword(ctx, usuario) : { sesion: null }
  if (!ingreso.sesion && !ingreso.paso) ctx.log.warn('login failed')
  return ingreso
}
