import { hasPermiso, mayCall, mayCallWithoutFactor } from '#contract/permisos.ts'
import type { Permiso } from '#contract/schema.generated.ts'
import { forbidden, unauthenticated } from '#server/base/errors.ts'
import type { RequestContext, Sesion } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { listLlavesDeAcceso } from './llaves-de-acceso-store.ts'
import { findSesion } from './sesiones-store.ts'
import { findUsuarioPorId, holdAdministradores, holdUsuario } from './usuarios-store.ts'

export function requireSesion(ctx: RequestContext): Sesion {
  if (!ctx.sesion) throw unauthenticated()
  return ctx.sesion
}

/**
 * Again, within the transaction of a change among accounts: who was an administrator when the request came may have been
 * demoted or deactivated since. Until it ends no administrator changes, so one is always left.
 */
export async function requireAdministrador(tx: Tx, ctx: RequestContext): Promise<void> {
  const administradores = await holdAdministradores(tx)
  if (!administradores.includes(requireSesion(ctx).idUsuario)) throw forbidden()
}

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

/**
 * Again, where a change ends long after the request that asked for it: who was staff then may have been demoted or
 * deactivated since.
 */
export async function requirePersonal(tx: Tx, ctx: RequestContext): Promise<void> {
  const { idUsuario } = requireSesion(ctx)
  await holdUsuario(tx, idUsuario)
  const usuario = await findUsuarioPorId(tx, idUsuario)
  if (!usuario || usuario.desactivada !== null || usuario.rol === 'cliente')
    throw forbidden('Tu cuenta ya no puede hacer esto.')
}

/**
 * While the firm asks everybody for a second factor, a password alone is good for setting up the first one, never one beside
 * a key: else it would be all that an account behind a key asks for.
 */
export async function requirePrimerFactor(ctx: RequestContext, db: Db): Promise<void> {
  const { faltaFactor, idUsuario } = requireSesion(ctx)
  if (!faltaFactor || (await listLlavesDeAcceso(db, idUsuario)).length === 0) return
  throw forbidden('Tu cuenta ya tiene una llave de acceso. Sal con Logout y entra con ella.')
}

/**
 * Again, between two parts of long work of staff: the account may have been deactivated or demoted since, or the session
 * ended. `mensaje` tells what it can no longer do.
 */
export async function requireSesionAbierta(tx: Tx, ctx: RequestContext, mensaje: string): Promise<void> {
  const id = ctx.sesionCookie.read()
  const sesion = id && (await findSesion(tx, id, ctx.now()))
  if (!sesion || sesion.rol === 'cliente') throw forbidden(mensaje)
}
