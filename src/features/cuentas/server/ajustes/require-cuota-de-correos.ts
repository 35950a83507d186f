import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { formatNumero } from '#domain/texto/cantidad.ts'
import { rateLimited } from '#server/base/errors.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { consumeLimite, refundLimite } from '#server/db/limites.ts'
import { getAjustes } from './get-ajustes.ts'

const createClave = ({ idUsuario }: { idUsuario: string }) => `correos:${idUsuario}`

/** A stolen session shall not become a mail cannon. Counted in the transaction that queues them: all of it or nothing. */
export async function requireCuotaDeCorreos(
  tx: Tx,
  ctx: AppContext & Partial<Pick<RequestContext, 'sesion'>>,
  correos: number,
): Promise<void> {
  if (correos === 0 || !ctx.sesion) return
  const { correosPorDia } = await getAjustes({ ...ctx, db: tx })
  const limite = { clave: createClave(ctx.sesion), max: correosPorDia, ventanaMs: DIA_MS }
  if (await consumeLimite(tx, ctx.now(), limite, correos)) return
  const cuantos = formatNumero(correosPorDia)
  throw rateLimited(
    `Tu cuenta puede enviar ${cuantos} correos al día y con estos pasaría de ahí. Espera a mañana o pide que suban el límite en Ajustes.`,
  )
}

/** Whether so many are left of it; counts nothing. For what is queued in several transactions, each of which counts its own. */
export async function requireLugarEnCuota(
  tx: Tx,
  ctx: AppContext & Partial<Pick<RequestContext, 'sesion'>>,
  correos: number,
): Promise<void> {
  await requireCuotaDeCorreos(tx, ctx, correos)
  if (correos === 0 || !ctx.sesion) return
  await refundLimite(tx, { clave: createClave(ctx.sesion), ventanaMs: DIA_MS }, ctx.now(), correos)
}
