import { randomInt } from 'node:crypto'
import type { Factor } from '#domain/bitacora/anotacion.ts'
import { badUserInput, conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import type { Secret } from '#server/context/secret.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { findNombreDeFirma } from '#server/mail/direccion.ts'
import { isSegundoFactorExigido } from '../../ajustes/ajustes.ts'
import { tellCambio } from '../avisos/tell-cambio.ts'
import {
  changeEstadoDeFactor,
  countCodigosDeRecuperacion,
  deleteSegundoFactor,
  findSegundoFactor,
  hasSegundoFactor,
  insertSegundoFactor,
  replaceCodigosDeRecuperacion,
  takeCodigoDeRecuperacion,
  takePaso,
} from '../factores-store.ts'
import { limitCodigos } from '../limit-intentos.ts'
import { requirePrimerFactor, requireSesion } from '../permisos.ts'
import { requirePasswordActual } from '../require-password-actual.ts'
import { createIdDeSesion, deleteSesionesDe, insertSesion } from '../sesiones-store.ts'
import { holdUsuario } from '../usuarios-store.ts'
import { createSecreto, encodeBase32, findPaso, formatUri, openSealed, seal } from './totp.ts'

/** From now on it is asked for. Every session that did without ends; the one that asks goes on under a new id. */
export async function activateSegundoFactor(ctx: RequestContext): Promise<void> {
  const sesion = requireSesion(ctx)
  const { idUsuario } = sesion
  const id = createIdDeSesion()
  await inTransaction(ctx.db, async (tx) => {
    // Before anything else: a login under way either sees the factor or ends with the other sessions.
    await holdUsuario(tx, idUsuario)
    await requirePrimerFactor(ctx, tx)
    if (!(await changeEstadoDeFactor(tx, { idUsuario, de: 'confirmado', a: 'activo' })))
      throw conflict('Confirma primero el código de tu teléfono.')
    await deleteSesionesDe(tx, idUsuario)
    await insertSesion(tx, { id, idUsuario, factor: 'codigo' }, ctx.now())
    await noteBitacora(tx, ctx, { tipo: 'segundoFactorActivado' })
    await tellCambio(tx, ctx, { idUsuario, tipo: 'factorActivado' })
  })
  ctx.sesionCookie.write(id)
  ctx.sesion = { ...sesion, factor: 'codigo', faltaFactor: false }
  ctx.log.info({ idUsuario }, 'second factor activated')
}

/** Neither I, L, O nor U: what is copied by hand is read back as it was meant. */
const ALFABETO = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LARGO = 8
const CANTIDAD = 10

/** As "7F4K-9M2X". */
const createCodigosDeRecuperacion = (): string[] =>
  Array.from({ length: CANTIDAD }, () => {
    const letters = Array.from({ length: LARGO }, () => ALFABETO[randomInt(ALFABETO.length)])
    return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
  })

/** Forty bits could be tried one by one, so the hash takes SECRET. Null where it cannot be one. */
function hashCodigoDeRecuperacion(secret: Secret, idUsuario: string, codigo: string): string | null {
  const letters = codigo.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0')
  if (letters.length !== LARGO || [...letters].some((letter) => !ALFABETO.includes(letter))) return null
  return secret.sign('codigo-de-recuperacion', `${idUsuario}\n${letters}`)
}

const PROPOSITO_DE_FACTOR = 'segundo-factor'

/** A code, and how it is used up in the transaction of what it allows. */
interface Prueba {
  factor: Factor
  take: (tx: Tx) => Promise<boolean>
}

/** Null where it is neither the phone's code of now nor looks like a recovery code. */
export async function findPrueba(
  { db, secret, now }: Pick<AppContext, 'db' | 'secret' | 'now'>,
  idUsuario: string,
  codigo: string,
): Promise<Prueba | null> {
  const found = await findSegundoFactor(db, idUsuario)
  if (found?.estado !== 'activo') return null
  const paso = findPaso(openSealed(secret, PROPOSITO_DE_FACTOR, found.secreto), codigo, now())
  if (paso !== null) return { factor: 'codigo', take: (tx) => takePaso(tx, idUsuario, paso) }
  const hash = hashCodigoDeRecuperacion(secret, idUsuario, codigo)
  return hash ? { factor: 'recuperacion', take: (tx) => takeCodigoDeRecuperacion(tx, idUsuario, hash) } : null
}

/** The phone's first code shows that both understand each other; the answer is the recovery codes, this once. */
export async function confirmSegundoFactor(
  ctx: RequestContext,
  { codigo }: { codigo: string },
): Promise<string[]> {
  const { idUsuario } = requireSesion(ctx)
  await requirePrimerFactor(ctx, ctx.db)
  const found = await findSegundoFactor(ctx.db, idUsuario)
  if (!found || found.estado === 'activo')
    throw conflict('Empieza de nuevo: no hay un segundo factor por confirmar.')
  const secreto = openSealed(ctx.secret, PROPOSITO_DE_FACTOR, found.secreto)
  const paso = await limitCodigos(ctx, idUsuario, async () => findPaso(secreto, codigo, ctx.now()))
  if (paso === null) throw badUserInput('Ese código no coincide. Espera el siguiente y escríbelo.')
  const codigos = createCodigosDeRecuperacion()
  const hashes = codigos.map((cada) => hashCodigoDeRecuperacion(ctx.secret, idUsuario, cada)!)
  await inTransaction(ctx.db, async (tx) => {
    const used = await takePaso(tx, idUsuario, paso)
    const changed = used && (await changeEstadoDeFactor(tx, { idUsuario, de: 'preparado', a: 'confirmado' }))
    if (!changed) throw badUserInput('Ese código ya se usó. Espera el siguiente y escríbelo.')
    await replaceCodigosDeRecuperacion(tx, idUsuario, hashes)
  })
  return codigos
}

/** The session goes on as one without it: where the firm asks for a factor, it is good for setting up another. */
export async function deleteOwnSegundoFactor(
  ctx: RequestContext,
  { password }: { password: string },
): Promise<void> {
  const { id: idUsuario } = await requirePasswordActual(ctx, password)
  const id = createIdDeSesion()
  await inTransaction(ctx.db, async (tx) => {
    await deleteSesionesDe(tx, idUsuario)
    await insertSesion(tx, { id, idUsuario, factor: 'ninguno' }, ctx.now())
    if (!(await deleteSegundoFactor(tx, idUsuario))) return
    await noteBitacora(tx, ctx, { tipo: 'segundoFactorRetirado' })
    await tellCambio(tx, ctx, { idUsuario, tipo: 'codigoRetirado' })
  })
  ctx.sesionCookie.write(id)
  // Other fields of the same request are asked as the session is now.
  ctx.sesion = { ...requireSesion(ctx), factor: 'ninguno', faltaFactor: await isSegundoFactorExigido(ctx) }
}

export async function getSegundoFactor(
  ctx: RequestContext,
): Promise<{ activo: boolean; exigido: boolean; codigosDeRecuperacion: number }> {
  const { idUsuario } = requireSesion(ctx)
  const activo = await hasSegundoFactor(ctx.db, idUsuario)
  return {
    activo,
    exigido: await isSegundoFactorExigido(ctx),
    codigosDeRecuperacion: activo ? await countCodigosDeRecuperacion(ctx.db, idUsuario) : 0,
  }
}

/** The secret as the phone is shown it. It is asked for at the login only once it is activated. */
export async function prepareSegundoFactor(
  ctx: RequestContext,
  { password }: { password: string },
): Promise<{ clave: string; uri: string }> {
  const usuario = await requirePasswordActual(ctx, password)
  await requirePrimerFactor(ctx, ctx.db)
  const secreto = createSecreto()
  const sealed = seal(ctx.secret, PROPOSITO_DE_FACTOR, secreto)
  const inserted = await inTransaction(ctx.db, (tx) => insertSegundoFactor(tx, usuario.id, sealed))
  if (!inserted) throw conflict('Ya tienes un segundo factor. Retíralo antes de activar otro.')
  const uri = formatUri({ firma: await findNombreDeFirma(ctx), cuenta: usuario.usuario, secreto })
  return { clave: encodeBase32(secreto), uri }
}

/** Ten new ones; those of before open nothing any more. */
export async function renewCodigosDeRecuperacion(
  ctx: RequestContext,
  { password }: { password: string },
): Promise<string[]> {
  const { id: idUsuario } = await requirePasswordActual(ctx, password)
  const codigos = createCodigosDeRecuperacion()
  const hashes = codigos.map((codigo) => hashCodigoDeRecuperacion(ctx.secret, idUsuario, codigo)!)
  await inTransaction(ctx.db, async (tx) => {
    if (!(await hasSegundoFactor(tx, idUsuario))) throw conflict('Activa primero tu segundo factor.')
    await replaceCodigosDeRecuperacion(tx, idUsuario, hashes)
  })
  return codigos
}
