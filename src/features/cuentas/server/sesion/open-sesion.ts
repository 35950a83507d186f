import type { Factor } from '#domain/bitacora/anotacion.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext, Sesion } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { completeSesion } from './find-sesion-abierta.ts'
import { createIdDeSesion, deleteSesion, insertSesion } from './sesiones-store.ts'
import { holdPassword, noteIngreso, type Usuario } from './usuarios-store.ts'

/**
 * The last step of every way in. The id rotates, so an id planted in the browser before it is worth nothing. Null where the
 * password was changed or the account deactivated meanwhile: the session would outlive what ended all the others; or where
 * `confirm`, the proof of a second factor, fails within the same transaction.
 */
export async function openSesion(
  ctx: RequestContext,
  usuario: Usuario,
  factor: Factor,
  confirm: (tx: Tx) => Promise<boolean> = async () => true,
): Promise<Sesion | null> {
  const previous = ctx.sesionCookie.read()
  const id = createIdDeSesion()
  const opened = await inTransaction(ctx.db, async (tx) => {
    if (!(await holdPassword(tx, usuario))) return false
    if (!(await confirm(tx))) return false
    if (previous) await deleteSesion(tx, previous)
    await insertSesion(tx, { id, idUsuario: usuario.id, factor }, ctx.now())
    await noteIngreso(tx, usuario.id, ctx.now())
    const autor = { tipo: 'cuenta', idUsuario: usuario.id } as const
    await noteBitacora(tx, ctx, { tipo: 'ingreso', datos: { factor }, autor })
    return true
  })
  if (!opened) return null
  ctx.sesionCookie.write(id)
  const { usuario: name, nombre, rol } = usuario
  ctx.sesion = await completeSesion(ctx, { idUsuario: usuario.id, usuario: name, nombre, rol, factor })
  ctx.log.info({ idUsuario: usuario.id }, 'login succeeded')
  return ctx.sesion
}
