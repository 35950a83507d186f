import type { RequestContext } from '../../context.ts'
import { consumeLimite, type Limite, refundLimite } from '../../db/limites.ts'
import { rateLimited } from '../../errors.ts'

const QUINCE_MINUTOS = 15 * 60_000

function limitesDe(ctx: RequestContext, usuarioOEmail: string): Limite[] {
  const cuenta = usuarioOEmail.trim().toLowerCase()
  return [
    {
      clave: `login:cuenta:${ctx.secret.sign('limites', `${cuenta}\n${ctx.address}`)}`,
      max: 10,
      ventanaMs: QUINCE_MINUTOS,
    },
    {
      clave: `login:direccion:${ctx.secret.sign('limites', ctx.address)}`,
      max: 100,
      ventanaMs: QUINCE_MINUTOS,
    },
  ]
}

/**
 * A try at an account's password, wherever it is typed. Only failures (null) count: each try is counted before it is
 * made, and given back when it succeeds.
 */
export async function limitIntentos<T>(
  ctx: RequestContext,
  usuarioOEmail: string,
  intentar: () => Promise<T | null>,
): Promise<T | null> {
  const limites = limitesDe(ctx, usuarioOEmail)
  for (const limite of limites) {
    if (!(await consumeLimite(ctx.db, ctx.now(), limite))) {
      ctx.log.warn('login refused: too many tries')
      throw rateLimited('Demasiados intentos. Espera quince minutos y prueba de nuevo.')
    }
  }
  const result = await intentar()
  if (result !== null) for (const limite of limites) await refundLimite(ctx.db, limite.clave)
  return result
}
