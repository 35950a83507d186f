import { rateLimited } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { consumeLimite } from '#server/db/limites.ts'
import { insertReto } from '../retos-store.ts'
import { getSitio, loadWebAuthn, PLAZO_MS, type RetoDeLlave } from './web-authn.ts'

/** Each leaves a row until it is over; a whole office may stand behind one address. */
const POR_DIRECCION = 300

/** Whoever comes says who they are by the key itself, so the answer is the same for everybody. */
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
