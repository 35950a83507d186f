import type { RequestContext } from '#server/context/context.ts'
import { hashDePassword, type Ingreso } from './enter-with-password.ts'
import { findPrueba } from './factor/find-prueba.ts'
import { limitCodigos } from './limit-intentos.ts'
import { openSesion } from './open-sesion.ts'
import { findReto, takeReto } from './retos-store.ts'
import { findUsuarioPorId, mayEnter } from './usuarios-store.ts'

/** The second half of a login. Without `paso` in the answer it has to begin again. */
export async function confirmLogIn(
  ctx: RequestContext,
  { paso, codigo }: { paso: string; codigo: string },
): Promise<Ingreso> {
  const reto = await findReto(ctx.db, { id: paso, tipo: 'ingreso', now: ctx.now() })
  const usuario = reto?.idUsuario ? await findUsuarioPorId(ctx.db, reto.idUsuario) : null
  if (!reto || !usuario || !mayEnter(usuario) || hashDePassword(usuario) !== reto.reto)
    return { sesion: null }

  const sesion = await limitCodigos(ctx, usuario.id, async () => {
    const proof = await findPrueba(ctx, usuario.id, codigo)
    return (
      proof &&
      // The code first: one that was used before must leave the first half as it was, for the next code.
      openSesion(
        ctx,
        usuario,
        proof.factor,
        async (tx) =>
          (await proof.take(tx)) &&
          (await takeReto(tx, { id: paso, tipo: 'ingreso', now: ctx.now() })) !== null,
      )
    )
  })
  if (!sesion) ctx.log.warn({ idUsuario: usuario.id }, 'second factor failed')
  return sesion ? { sesion } : { sesion: null, paso }
}
