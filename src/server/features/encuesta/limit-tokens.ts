import type { RequestContext } from '../../context.ts'
import { consumeLimite, isLimiteAgotado } from '../../db/limites.ts'
import { rateLimited } from '../../errors.ts'

const QUINCE_MINUTOS = 15 * 60_000
const FALLOS_POR_DIRECCION = 100

/**
 * Wrong tokens of one address. A right one is never counted and always passes, whatever the count: an office of
 * hundreds stands behind one address, and what keeps a token from being guessed is its 80 bits.
 */
export async function countTokenFallido({ db, now, secret, address }: RequestContext): Promise<void> {
  const limite = {
    clave: `tokens:${secret.sign('limites', address)}`,
    max: FALLOS_POR_DIRECCION,
    ventanaMs: QUINCE_MINUTOS,
  }
  // Asked first, so that whoever goes on trying costs a read and not a durable write each time.
  if (!(await isLimiteAgotado(db, now(), limite)) && (await consumeLimite(db, now(), limite))) return
  throw rateLimited(
    'Ese token no existe, y desde tu red se han probado demasiados. Revisa el que recibiste: el correcto siempre entra.',
  )
}
