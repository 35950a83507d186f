import type { Factor } from '#domain/bitacora/anotacion.ts'
import { unauthenticated } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, RequestContext, Sesion } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { isSegundoFactorExigido } from '../ajustes/ajustes.ts'
import { deleteEnlacesDe, listInvitaciones } from './enlaces-store.ts'
import { deleteSegundoFactor, listConSegundoFactor } from './factores-store.ts'
import { deleteLlavesDe, listConLlaves } from './llaves-de-acceso-store.ts'
import { requireSesion } from './permisos.ts'
import { requirePasswordActual } from './require-password-actual.ts'
import {
  countSesiones,
  createIdDeSesion,
  deleteSesion,
  deleteSesionesDe,
  findEmpresasDeSesion,
  findSesion,
  insertSesion,
  listSesiones,
  type SesionAbierta,
  type SesionGuardada,
} from './sesiones-store.ts'
import { cancelTrabajosDe } from './trabajos-de-cuenta-store.ts'
import { holdPassword, noteIngreso, type Usuario } from './usuarios-store.ts'

/** The session that asks goes on under a new id: the old one may be what somebody else holds. */
export async function deleteOtrasSesiones(
  ctx: RequestContext,
  { password }: { password: string },
): Promise<void> {
  const usuario = await requirePasswordActual(ctx, password)
  const idSesion = createIdDeSesion()
  const factor = requireSesion(ctx).factor
  const ended = await inTransaction(ctx.db, async (tx) => {
    if (!(await holdPassword(tx, usuario))) return false
    await deleteSesionesDe(tx, usuario.id)
    await insertSesion(tx, { id: idSesion, idUsuario: usuario.id, factor }, ctx.now())
    return true
  })
  // A change of the password meanwhile ended this session too.
  if (!ended) throw unauthenticated()
  ctx.sesionCookie.write(idSesion)
  ctx.log.info({ idUsuario: usuario.id }, 'other sessions ended')
}

/** Ends the work of who loses some rights and stays. */
export const endTrabajos = (tx: Tx, idUsuario: string): Promise<void> => cancelTrabajosDe(tx, idUsuario)

/** On every node at once: each request looks its session up. What they have under way ends with them. */
export async function endSesiones(tx: Tx, idUsuario: string): Promise<void> {
  await deleteSesionesDe(tx, idUsuario)
  await cancelTrabajosDe(tx, idUsuario)
}

/** Everything by which somebody could be, or come, in. */
export async function endAccesos(tx: Tx, idUsuario: string): Promise<void> {
  await endSesiones(tx, idUsuario)
  await deleteEnlacesDe(tx, idUsuario)
}

/** By an administrator, for who lost the phone, and with it the passkeys that it held. False where there was nothing. */
export async function removeSegundoFactor(tx: Tx, idUsuario: string): Promise<boolean> {
  await endSesiones(tx, idUsuario)
  const conLlaves = await deleteLlavesDe(tx, idUsuario)
  return (await deleteSegundoFactor(tx, idUsuario)) || conLlaves
}

/** Rights of the account now, whatever held when the session was opened. */
async function completeSesion({ db }: Pick<AppContext, 'db'>, sesion: SesionGuardada): Promise<Sesion> {
  return {
    ...sesion,
    empresas: await findEmpresasDeSesion(db, sesion.idUsuario, sesion.rol),
    faltaFactor: sesion.factor === 'ninguno' && (await isSegundoFactorExigido({ db })),
  }
}

export async function findSesionAbierta(
  ctx: Pick<AppContext, 'db' | 'now'>,
  id: string,
): Promise<Sesion | null> {
  const sesion = await findSesion(ctx.db, id, ctx.now())
  return sesion && completeSesion(ctx, sesion)
}

/** The open sessions of whoever asks. */
export function getSesiones(ctx: RequestContext): Promise<SesionAbierta[]> {
  const { idUsuario } = requireSesion(ctx)
  const idActual = ctx.sesionCookie.read() ?? ''
  return listSesiones(ctx.db, { idUsuario, idActual, now: ctx.now() })
}

export interface Accesos {
  sesiones: number
  ultimoUso: number | null
  segundoFactor: boolean
  llaveDeAcceso: boolean
  invitacion: { creado: number; hasta: number } | null
}

/** The state of everybody's account, by its id. */
export async function listAccesos({
  db,
  now,
}: Pick<AppContext, 'db' | 'now'>): Promise<(idUsuario: string) => Accesos> {
  const sesiones = new Map((await countSesiones(db, now())).map((row) => [row.idUsuario, row]))
  const conFactor = new Set(await listConSegundoFactor(db))
  const conLlaves = new Set(await listConLlaves(db))
  const invitaciones = new Map((await listInvitaciones(db)).map((enlace) => [enlace.idUsuario, enlace]))
  return (idUsuario) => ({
    sesiones: sesiones.get(idUsuario)?.sesiones ?? 0,
    ultimoUso: sesiones.get(idUsuario)?.vista ?? null,
    segundoFactor: conFactor.has(idUsuario),
    llaveDeAcceso: conLlaves.has(idUsuario),
    invitacion: invitaciones.get(idUsuario) ?? null,
  })
}

export async function logOut(ctx: RequestContext): Promise<void> {
  const id = ctx.sesionCookie.read()
  if (id) await deleteSesion(ctx.db, id)
  ctx.sesionCookie.clear()
  ctx.sesion = null
}

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
