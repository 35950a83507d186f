import { rateLimited } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { consumeLimite, isLimiteAgotado } from '#server/db/limites.ts'

const QUINCE_MINUTOS = 15 * 60_000
const FALLOS_POR_DIRECCION = 100

async function countIntento(
  { db, now, secret, address }: RequestContext,
  { tipo, mensaje }: { tipo: string; mensaje: string },
): Promise<void> {
  const limite = {
    clave: `${tipo}:${secret.sign('limites', address)}`,
    max: FALLOS_POR_DIRECCION,
    ventanaMs: QUINCE_MINUTOS,
  }
  // Asked first, so that whoever goes on trying costs a read and not a durable write each time.
  if (!(await isLimiteAgotado(db, now(), limite)) && (await consumeLimite(db, now(), limite))) return
  throw rateLimited(mensaje)
}

/**
 * Wrong tokens of one address. A right one is never counted and always passes, whatever the count: an office of
 * hundreds stands behind one address, and what keeps a token from being guessed is its 60 bits (docs/security.md).
 */
export const countTokenFallido = (ctx: RequestContext): Promise<void> =>
  countIntento(ctx, {
    tipo: 'tokens',
    mensaje:
      'Ese token no existe, y desde tu red se han probado demasiados. Revisa el que recibiste: el correcto siempre entra.',
  })

/** Tokens of a closed round are all alike; counted apart, so that who comes late takes nothing from an open one. */
export const countTokenDeCerrada = (ctx: RequestContext): Promise<void> =>
  countIntento(ctx, {
    tipo: 'cerradas',
    mensaje: 'Esta encuesta ya terminó, y desde tu red se ha abierto demasiadas veces.',
  })
