import { badUserInput } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { findUsuarioConPassword } from './find-usuario-con-password.ts'
import { requireSesion } from './permisos.ts'
import type { Usuario } from './usuarios-store.ts'

/** A session alone may be a screen left open, or stolen: what decides over the account asks for the password again. */
export async function requirePasswordActual(ctx: RequestContext, password: string): Promise<Usuario> {
  const { idUsuario, usuario } = requireSesion(ctx)
  const found = await findUsuarioConPassword(ctx, { usuarioOEmail: usuario, password })
  if (found?.id !== idUsuario) {
    ctx.log.warn({ idUsuario }, 'password not confirmed')
    throw badUserInput('La contraseña actual no es correcta.', 'passwordActual')
  }
  return found
}
