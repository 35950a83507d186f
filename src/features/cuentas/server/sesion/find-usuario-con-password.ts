import type { RequestContext } from '#server/context/context.ts'
import { limitIntentos } from './limit-intentos.ts'
import { verifyPassword } from './passwords.ts'
import { findUsuario, mayEnter, type Usuario } from './usuarios-store.ts'

/** argon2 reads all of it; nobody types more. */
const LARGO_MAXIMO = 256

/**
 * Null for an unknown user, one who may not enter and a wrong password alike, in the same time. It answers so many tries only.
 */
export function findUsuarioConPassword(
  ctx: RequestContext,
  { usuarioOEmail, password }: { usuarioOEmail: string; password: string },
): Promise<Usuario | null> {
  return limitIntentos(ctx, usuarioOEmail, async () => {
    const tooLong = usuarioOEmail.length > LARGO_MAXIMO || password.length > LARGO_MAXIMO
    const found = tooLong ? null : await findUsuario(ctx.db, usuarioOEmail)
    const usuario = found && mayEnter(found) ? found : null
    const correct = await verifyPassword(ctx.db, usuario?.passwordHash ?? null, tooLong ? '' : password, ctx)
    return correct ? usuario : null
  })
}
