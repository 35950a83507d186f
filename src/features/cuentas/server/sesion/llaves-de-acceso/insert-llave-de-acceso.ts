import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { badUserInput, conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { tellCambio } from '../avisos/tell-cambio.ts'
import { insertLlaveDeAccesoRow } from '../llaves-de-acceso-store.ts'
import { requirePrimerFactor } from '../require-primer-factor.ts'
import { requireSesion } from '../require-sesion.ts'
import { takeReto } from '../retos-store.ts'
import { changeFactorDeSesion } from '../sesiones-store.ts'
import { holdUsuario } from '../usuarios-store.ts'
import { getSitio, loadWebAuthn, parseRespuesta } from './web-authn.ts'

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
