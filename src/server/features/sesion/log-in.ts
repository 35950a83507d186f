import type { RequestContext, Sesion } from '../../context.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { findUsuarioConPassword } from './find-usuario-con-password.ts'
import { createIdDeSesion, deleteSesion, findEmpresasDeSesion, insertSesion } from './sesiones-store.ts'
import { holdPassword, type Usuario } from './usuarios-store.ts'

export async function logIn(
  ctx: RequestContext,
  credenciales: { usuarioOEmail: string; password: string },
): Promise<Sesion | null> {
  const usuario = await findUsuarioConPassword(ctx, credenciales)
  if (!usuario || !(await replaceSesion(ctx, usuario))) {
    ctx.log.warn('login failed')
    return null
  }
  const { id: idUsuario, rol } = usuario
  const empresas = await findEmpresasDeSesion(ctx.db, idUsuario, rol)
  ctx.sesion = { idUsuario, usuario: usuario.usuario, rol, empresas }
  ctx.log.info({ idUsuario: usuario.id }, 'login succeeded')
  return ctx.sesion
}

/**
 * The id rotates at every login, so an id planted in the browser before it is worth nothing. False where the password
 * was changed while it was being checked: the session would outlive what ended all the others.
 */
async function replaceSesion(ctx: RequestContext, usuario: Usuario): Promise<boolean> {
  const previous = ctx.sesionCookie.read()
  const id = createIdDeSesion()
  const opened = await inTransaction(ctx.db, async (tx) => {
    if (!(await holdPassword(tx, usuario))) return false
    if (previous) await deleteSesion(tx, previous)
    await insertSesion(tx, id, usuario.id, ctx.now())
    return true
  })
  if (opened) ctx.sesionCookie.write(id)
  return opened
}
