import { createHash } from 'node:crypto'
import type { RequestContext, Sesion } from '#server/context/context.ts'
import { hasSegundoFactor } from './factores-store.ts'
import { openSesion } from './open-sesion.ts'
import { insertReto } from './retos-store.ts'
import type { Usuario } from './usuarios-store.ts'

/** `paso`: the password was right and the second factor is still wanted; it is what the second half brings back. */
export interface Ingreso {
  sesion: Sesion | null
  paso?: string
}

const DIEZ_MINUTOS = 10 * 60_000

/** By which the second half sees that the password of the first still holds. */
export const hashDePassword = ({ passwordHash }: Pick<Usuario, 'passwordHash'>): string =>
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
