import type { AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server'
import { badUserInput, conflict, notFound } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { findNombreDeFirma } from '#server/mail/direccion.ts'
import { tellCambio } from '../avisos/tell-cambio.ts'
import {
  deleteLlaveDeAccesoRow,
  insertLlaveDeAccesoRow,
  type LlaveDeAcceso,
  listLlavesDeAcceso,
} from '../llaves-de-acceso-store.ts'
import { requirePrimerFactor, requireSesion } from '../permisos.ts'
import { requirePasswordActual } from '../require-password-actual.ts'
import { insertReto, takeReto } from '../retos-store.ts'
import { changeFactorDeSesion, createIdDeSesion, deleteSesionesDe, insertSesion } from '../sesiones-store.ts'
import { holdUsuario } from '../usuarios-store.ts'
import { getSitio, loadWebAuthn, PLAZO_MS, parseRespuesta, type RetoDeLlave } from './web-authn.ts'

/** A key is taken away, perhaps because its device is lost: every other session of the account ends. */
export async function deleteLlaveDeAcceso(
  ctx: RequestContext,
  { idLlave, password }: { idLlave: string; password: string },
): Promise<void> {
  const { id: idUsuario } = await requirePasswordActual(ctx, password)
  const id = createIdDeSesion()
  await inTransaction(ctx.db, async (tx) => {
    if (!(await deleteLlaveDeAccesoRow(tx, { id: idLlave, idUsuario })))
      throw notFound('Esa llave de acceso ya no está.')
    await deleteSesionesDe(tx, idUsuario)
    await insertSesion(tx, { id, idUsuario, factor: requireSesion(ctx).factor }, ctx.now())
    await noteBitacora(tx, ctx, { tipo: 'llaveDeAccesoRetirada' })
    await tellCambio(tx, ctx, { idUsuario, tipo: 'llaveRetirada' })
  })
  ctx.sesionCookie.write(id)
}

export const getLlavesDeAcceso = (ctx: RequestContext): Promise<LlaveDeAcceso[]> =>
  listLlavesDeAcceso(ctx.db, requireSesion(ctx).idUsuario)

/** A session without a second factor goes on as one that has it: the device has just checked the person. */
export async function insertLlaveDeAcceso(
  ctx: RequestContext,
  { reto: idReto, respuesta, nombre }: { reto: string; respuesta: string; nombre: string },
): Promise<string> {
  const { idUsuario } = requireSesion(ctx)
  const titulo = nombre.trim().replace(/\s+/g, ' ')
  if (titulo.length < 1 || titulo.length > 60)
    throw badUserInput('Ponle a la llave un nombre de hasta 60 letras.')
  const response = parseRespuesta<RegistrationResponseJSON>(respuesta)
  const reto = await takeReto(ctx.db, { id: idReto, tipo: 'registro', now: ctx.now() })
  if (reto?.idUsuario !== idUsuario) throw badUserInput('Pasó demasiado tiempo. Empieza de nuevo.')
  const { rpID, origin } = getSitio(ctx)
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const verification = await verifyRegistrationResponse({
    response,
    expectedChallenge: reto.reto,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => null)
  const credential = verification?.verified ? verification.registrationInfo.credential : null
  if (!credential) throw badUserInput('No se pudo comprobar la llave de acceso. Intenta de nuevo.')
  await inTransaction(ctx.db, async (tx) => {
    await holdUsuario(tx, idUsuario)
    await requirePrimerFactor(ctx, tx)
    const inserted = await insertLlaveDeAccesoRow(tx, {
      id: credential.id,
      idUsuario,
      llavePublica: credential.publicKey,
      contador: credential.counter,
      transportes: credential.transports ?? [],
      nombre: titulo,
      creada: ctx.now(),
      usada: null,
    })
    if (!inserted) throw conflict('Esa llave de acceso ya está registrada.')
    const actual = ctx.sesionCookie.read()
    if (actual && ctx.sesion?.factor === 'ninguno') await changeFactorDeSesion(tx, actual, 'llave')
    await noteBitacora(tx, ctx, { tipo: 'llaveDeAccesoAgregada' })
    await tellCambio(tx, ctx, { idUsuario, tipo: 'llaveAgregada', llave: titulo })
  })
  return credential.id
}

export async function prepareLlaveDeAcceso(
  ctx: RequestContext,
  { password }: { password: string },
): Promise<RetoDeLlave> {
  const { id, usuario, nombre } = await requirePasswordActual(ctx, password)
  await requirePrimerFactor(ctx, ctx.db)
  const { generateRegistrationOptions } = await loadWebAuthn()
  const opciones = await generateRegistrationOptions({
    rpName: await findNombreDeFirma(ctx),
    rpID: getSitio(ctx).rpID,
    userName: usuario,
    userDisplayName: nombre || usuario,
    userID: new TextEncoder().encode(id),
    attestationType: 'none',
    excludeCredentials: (await listLlavesDeAcceso(ctx.db, id)).map(({ id, transportes }) => ({
      id,
      transports: transportes as AuthenticatorTransport[],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const hasta = ctx.now() + PLAZO_MS
  const reto = await insertReto(ctx.db, { tipo: 'registro', idUsuario: id, reto: opciones.challenge, hasta })
  return { reto, opciones: JSON.stringify(opciones) }
}
