import { forbidden } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { listLlavesDeAcceso } from './llaves-de-acceso-store.ts'
import { requireSesion } from './require-sesion.ts'

/**
 * While the firm asks everybody for a second factor, a password alone is good for setting up the first one, never one beside
 * a key: else it would be all that an account behind a key asks for.
 */
export async function requirePrimerFactor(ctx: RequestContext, db: Db): Promise<void> {
  const { faltaFactor, idUsuario } = requireSesion(ctx)
  if (!faltaFactor || (await listLlavesDeAcceso(db, idUsuario)).length === 0) return
  throw forbidden('Tu cuenta ya tiene una llave de acceso. Sal con Logout y entra con ella.')
}
