import type { AuthenticationResponseJSON, AuthenticatorTransport } from '@simplewebauthn/server'
import type { RequestContext } from '#server/context/context.ts'
import type { Ingreso } from '../enter-with-password.ts'
import { findLlaveDeAcceso, noteUsoDeLlave } from '../llaves-de-acceso-store.ts'
import { openSesion } from '../open-sesion.ts'
import { takeReto } from '../retos-store.ts'
import { findUsuarioPorId, mayEnter } from '../usuarios-store.ts'
import { getSitio, loadWebAuthn, parseRespuesta } from './web-authn.ts'

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
