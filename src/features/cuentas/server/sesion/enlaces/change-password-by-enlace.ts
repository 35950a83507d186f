import { randomUUID } from 'node:crypto'
import { isCorreo } from '#domain/encuesta/correo.ts'
import { HORA_MS } from '#domain/fechas/duraciones.ts'
import { badUserInput, notFound, rateLimited } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { consumeLimite } from '#server/db/limites.ts'
import { insertCorreo } from '#server/mail/insert-correo.ts'
import { tellCambio } from '../avisos/tell-cambio.ts'
import { takeEnlace } from '../enlaces-store.ts'
import { listLlavesPorRetirar } from '../list-llaves-por-retirar.ts'
import { deleteLlavesDe, listLlavesDeAcceso } from '../llaves-de-acceso-store.ts'
import { enterWithPassword, type Ingreso } from '../log-in.ts'
import { hashPassword, requirePassword } from '../passwords.ts'
import { getClaveDeUsuario, updatePassword } from '../usuarios-store.ts'
import { findEnlaceDeCuenta } from './enlace.ts'
import { PLANTILLA_DE_OLVIDO } from './plantillas-sesion.ts'

const enlaceNotFound = () =>
  notFound('Este enlace ya no sirve: se usó, venció o hay uno más nuevo. Pide otro.')

/**
 * The holder of the link reads the account's mail, which stands for the password and for nothing more: an account with a
 * second factor is asked for it after this too. Whatever else let the holder of the old password in ends with it.
 */
export async function changePasswordByEnlace(
  ctx: RequestContext,
  { token, password }: { token: string; password: string },
): Promise<Ingreso> {
  const enlace = await findEnlaceDeCuenta(ctx, token)
  if (!enlace) throw enlaceNotFound()
  const { usuario, tipo } = enlace
  await requirePassword(ctx, { ...usuario, password })
  const passwordHash = await hashPassword(ctx.db, password)
  await inTransaction(ctx.db, async (tx) => {
    if (!(await takeEnlace(tx, enlace.tokenHash, ctx.now()))) throw enlaceNotFound()
    if (!(await updatePassword(tx, { idUsuario: usuario.id, passwordHash }))) throw enlaceNotFound()
    await noteBitacora(tx, ctx, {
      tipo: tipo === 'invitacion' ? 'invitacionAceptada' : 'passwordRecuperada',
      autor: { tipo: 'cuenta', idUsuario: usuario.id },
    })
    // An invited person has just arrived, and knows.
    if (tipo === 'olvido') await endLlaves(tx, ctx, usuario.id)
  })
  ctx.log.info({ idUsuario: usuario.id }, 'password chosen by link')
  return enterWithPassword(ctx, { ...usuario, passwordHash })
}

async function endLlaves(tx: Tx, ctx: RequestContext, idUsuario: string): Promise<void> {
  const retiradas = (await listLlavesPorRetirar(tx, idUsuario)).map(({ nombre }) => nombre)
  if (retiradas.length > 0) await deleteLlavesDe(tx, idUsuario)
  const quedan = (await listLlavesDeAcceso(tx, idUsuario)).map(({ nombre }) => nombre)
  await tellCambio(tx, ctx, { idUsuario, tipo: 'passwordRecuperada', retiradas, quedan })
}

const POR_CUENTA = 3
const POR_DIRECCION = 20

/**
 * The same for every address, in what is answered, done and written: whether there is an account is found out by the
 * mail's template as it is sent, and where there is none the mail goes unsent.
 */
export async function requestPassword(ctx: RequestContext, { correo }: { correo: string }): Promise<void> {
  const para = correo.trim()
  if (!isCorreo(para)) throw badUserInput('Escribe el correo de tu cuenta, como ana@empresa.com.')
  const limites = [
    { clave: `olvido:direccion:${ctx.secret.sign('limites', ctx.address)}`, max: POR_DIRECCION },
    { clave: `olvido:cuenta:${ctx.secret.sign('limites', getClaveDeUsuario(para))}`, max: POR_CUENTA },
  ]
  for (const limite of limites) {
    if (!(await consumeLimite(ctx.db, ctx.now(), { ...limite, ventanaMs: HORA_MS })))
      throw rateLimited('Ya pediste varios enlaces. Revisa tu correo, o espera una hora y prueba de nuevo.')
  }
  const datos = { correo: para, idEnlace: randomUUID() }
  await inTransaction(ctx.db, (tx) =>
    insertCorreo(tx, { plantilla: PLANTILLA_DE_OLVIDO, datos, para }, ctx.now()),
  )
}
