import { createHash } from 'node:crypto'
import type { RequestContext, Sesion } from '#server/context/context.ts'
import { findPrueba } from './factor/segundo-factor.ts'
import { hasSegundoFactor } from './factores-store.ts'
import { findUsuarioConPassword } from './find-usuario-con-password.ts'
import { limitCodigos } from './limit-intentos.ts'
import { findReto, insertReto, takeReto } from './retos-store.ts'
import { openSesion } from './sesiones.ts'
import { findUsuarioPorId, mayEnter, type Usuario } from './usuarios-store.ts'

/** `paso`: the password was right and the second factor is still wanted; it is what the second half brings back. */
export interface Ingreso {
  sesion: Sesion | null
  paso?: string
}

const DIEZ_MINUTOS = 10 * 60_000

/** By which the second half sees that the password of the first still holds. */
const hashDePassword = ({ passwordHash }: Pick<Usuario, 'passwordHash'>): string =>
  createHash('sha256').update(passwordHash).digest('hex')

/** Every way in that proves no more than a password, or an address, ends here. */
export async function enterWithPassword(ctx: RequestContext, usuario: Usuario): Promise<Ingreso> {
  if (await hasSegundoFactor(ctx.db, usuario.id)) {
    const hasta = ctx.now() + DIEZ_MINUTOS
    const reto = { tipo: 'ingreso', idUsuario: usuario.id, reto: hashDePassword(usuario), hasta } as const
    return { sesion: null, paso: await insertReto(ctx.db, reto) }
  }
  // Again within the transaction: a factor that is activated at this moment must not be passed by.
  return {
    sesion: await openSesion(
      ctx,
      usuario,
      'ninguno',
      async (tx) => !(await hasSegundoFactor(tx, usuario.id)),
    ),
  }
}

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

export async function logIn(
  ctx: RequestContext,
  credenciales: { usuarioOEmail: string; password: string },
): Promise<Ingreso> {
  const usuario = await findUsuarioConPassword(ctx, credenciales)
  const ingreso: Ingreso = usuario ? await enterWithPassword(ctx, usuario) : { sesion: null }
  if (!ingreso.sesion && !ingreso.paso) ctx.log.warn('login failed')
  return ingreso
}
