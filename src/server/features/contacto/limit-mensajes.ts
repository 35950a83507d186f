import type { AppContext } from '../../context.ts'
import { consumeLimite, refundLimite } from '../../db/limites.ts'
import { envioError } from './form-error.ts'

const HORA = 3_600_000

/** Counted before the form is read, and given back when nothing was stored: only messages count. */
export async function consumeMensaje(ctx: AppContext, address: string): Promise<() => Promise<void>> {
  const clave = `mensajes:${ctx.secret.sign('limites', address)}`
  const giveBack = () => refundLimite(ctx.db, clave)
  const limite = { clave, max: ctx.config.mensajesPorHora, ventanaMs: HORA }
  if (await consumeLimite(ctx.db, ctx.now(), limite)) return giveBack
  await giveBack()
  throw envioError(429, 'limite')
}
