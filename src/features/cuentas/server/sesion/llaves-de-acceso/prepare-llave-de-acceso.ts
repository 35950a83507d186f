import type { AuthenticatorTransport } from '@simplewebauthn/server'
import type { RequestContext } from '#server/context/context.ts'
import { getFirma } from '#server/mail/firma.ts'
import { listLlavesDeAcceso } from '../llaves-de-acceso-store.ts'
import { requirePasswordActual } from '../require-password-actual.ts'
import { requirePrimerFactor } from '../require-primer-factor.ts'
import { insertReto } from '../retos-store.ts'
import { getSitio, loadWebAuthn, PLAZO_MS, type RetoDeLlave } from './web-authn.ts'

export async function prepareLlaveDeAcceso(
  ctx: RequestContext,
  { password }: { password: string },
): Promise<RetoDeLlave> {
  const { id, usuario, nombre } = await requirePasswordActual(ctx, password)
  await requirePrimerFactor(ctx, ctx.db)
  const { generateRegistrationOptions } = await loadWebAuthn()
  const opciones = await generateRegistrationOptions({
    rpName: getFirma(ctx.config),
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
