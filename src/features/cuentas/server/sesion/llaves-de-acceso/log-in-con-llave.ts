import type { AuthenticationResponseJSON, AuthenticatorTransport } from '@simplewebauthn/server'
import { rateLimited } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { consumeLimite } from '#server/db/limites.ts'
import { findLlaveDeAcceso, noteUsoDeLlave } from '../llaves-de-acceso-store.ts'
import type { Ingreso } from '../log-in.ts'
import { insertReto, takeReto } from '../retos-store.ts'
import { openSesion } from '../sesiones.ts'
import { findUsuarioPorId, mayEnter } from '../usuarios-store.ts'
import { getSitio, loadWebAuthn, PLAZO_MS, parseRespuesta, type RetoDeLlave } from './web-authn.ts'

/** Each leaves a row until it is over; a whole office may stand behind one address. */
const POR_DIRECCION = 300

/** The key itself says who comes, so the answer is the same for everybody. */
export async function getOpcionesDeIngreso(ctx: RequestContext): Promise<RetoDeLlave> {
  const clave = `llave:direccion:${ctx.secret.sign('limites', ctx.address)}`
  if (!(await consumeLimite(ctx.db, ctx.now(), { clave, max: POR_DIRECCION, ventanaMs: PLAZO_MS })))
    throw rateLimited('Demasiados intentos. Espera cinco minutos y prueba de nuevo.')
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const opciones = await generateAuthenticationOptions({
    rpID: getSitio(ctx).rpID,
    userVerification: 'required',
  })
  const hasta = ctx.now() + PLAZO_MS
  const reto = await insertReto(ctx.db, { tipo: 'llave', idUsuario: null, reto: opciones.challenge, hasta })
  return { reto, opciones: JSON.stringify(opciones) }
}

/** Possession and the device's own check of the person: it stands for password and second factor together. */
export async function logInConLlave(
  ctx: RequestContext,
  { reto: idReto, respuesta }: { reto: string; respuesta: string },
): Promise<Ingreso> {
  const response = parseRespuesta<AuthenticationResponseJSON>(respuesta)
  const reto = await takeReto(ctx.db, { id: idReto, tipo: 'llave', now: ctx.now() })
  const llave = typeof response.id === 'string' ? await findLlaveDeAcceso(ctx.db, response.id) : null
  const usuario = llave && (await findUsuarioPorId(ctx.db, llave.idUsuario))
  if (!reto || !llave || !usuario || !mayEnter(usuario)) return { sesion: null }
  const { rpID, origin } = getSitio(ctx)
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const verification = await verifyAuthenticationResponse({
    response,
    expectedChallenge: reto.reto,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: llave.id,
      publicKey: new Uint8Array(llave.llavePublica),
      counter: llave.contador,
      transports: llave.transportes as AuthenticatorTransport[],
    },
  }).catch(() => null)
  if (!verification?.verified) {
    ctx.log.warn('login failed')
    return { sesion: null }
  }
  const contador = verification.authenticationInfo.newCounter
  const sesion = await openSesion(ctx, usuario, 'llave', (tx) =>
    noteUsoDeLlave(tx, { id: llave.id, contador, now: ctx.now() }),
  )
  return { sesion }
}
