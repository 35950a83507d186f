import { randomBytes } from 'node:crypto'
import type { RequestContext, Sesion } from '../context.ts'
import { consumeLimite, type Limite, refundLimite } from '../db/limites.ts'
import { rateLimited } from '../errors.ts'
import { verifyPassword } from './passwords.ts'
import { deleteSesion, insertSesion } from './sesiones-store.ts'
import { findUsuario } from './usuarios-store.ts'

const QUINCE_MINUTOS = 15 * 60_000
/** argon2 reads all of it; nobody types more. */
const LARGO_MAXIMO = 256

/** Only failures count: each try is counted before it is made, and given back when it succeeds. */
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

/** Null for an unknown user and for a wrong password alike, in the same time. */
export async function logIn(
  ctx: RequestContext,
  { usuarioOEmail, password }: { usuarioOEmail: string; password: string },
): Promise<Sesion | null> {
  const limites = limitesDe(ctx, usuarioOEmail)
  for (const limite of limites) {
    if (!(await consumeLimite(ctx.db, ctx.now(), limite))) {
      ctx.log.warn('login refused: too many tries')
      throw rateLimited('Demasiados intentos. Espera quince minutos y prueba de nuevo.')
    }
  }

  const tooLong = usuarioOEmail.length > LARGO_MAXIMO || password.length > LARGO_MAXIMO
  const usuario = tooLong ? null : await findUsuario(ctx.db, usuarioOEmail)
  const correct = await verifyPassword(usuario?.passwordHash ?? null, tooLong ? '' : password)
  if (!usuario || !correct) {
    ctx.log.warn('login failed')
    return null
  }

  for (const limite of limites) await refundLimite(ctx.db, limite.clave)
  await replaceSesion(ctx, usuario.id)
  ctx.sesion = { idUsuario: usuario.id, usuario: usuario.usuario }
  ctx.log.info({ idUsuario: usuario.id }, 'login succeeded')
  return ctx.sesion
}

/** The id rotates at every login, so an id planted in the browser before it is worth nothing. */
async function replaceSesion(ctx: RequestContext, idUsuario: string): Promise<void> {
  const previous = ctx.sesionCookie.read()
  if (previous) await deleteSesion(ctx.db, previous)
  const id = randomBytes(32).toString('base64url')
  await insertSesion(ctx.db, id, idUsuario, ctx.now())
  ctx.sesionCookie.write(id)
}
