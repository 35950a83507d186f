import { type Ajustes, type CambioDeAjustes, changeAjustes } from '#domain/ajustes/ajustes.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { formatNumero } from '#domain/texto/cantidad.ts'
import { rateLimited, requireValor } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { consumeLimite, refundLimite } from '#server/db/limites.ts'
import { findAjuste, findAjustes, saveAjustes } from './ajustes-store.ts'

/** As they are now: a change holds from the next reading on, on every node. */
export const getAjustes = ({ db }: Pick<AppContext, 'db'>): Promise<Ajustes> => findAjustes(db)

/** Asked at nearly every request, so it reads one row. */
export const isSegundoFactorExigido = ({ db }: Pick<AppContext, 'db'>): Promise<boolean> =>
  findAjuste(db, 'segundoFactorParaTodos')

const createClave = ({ idUsuario }: { idUsuario: string }) => `correos:${idUsuario}`

/** The account whose mails they are: of whoever asks, or of whoever planned them. */
type DeCuenta = AppContext & { sesion?: { idUsuario: string } | null }

/** A stolen session shall not become a mail cannon. Counted in the transaction that queues them: all of it or nothing. */
export async function requireCuotaDeCorreos(tx: Tx, ctx: DeCuenta, correos: number): Promise<void> {
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
export async function requireLugarEnCuota(tx: Tx, ctx: DeCuenta, correos: number): Promise<void> {
  await requireCuotaDeCorreos(tx, ctx, correos)
  if (correos === 0 || !ctx.sesion) return
  await refundLimite(tx, { clave: createClave(ctx.sesion), ventanaMs: DIA_MS }, ctx.now(), correos)
}

const NOMBRES = { retencionDesde: 'retencion' } as Partial<Record<keyof Ajustes, string>>

export async function updateAjustes(ctx: AppContext, { cambio }: { cambio: CambioDeAjustes }): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const anteriores = await findAjustes(tx)
    const ajustes = requireValor(changeAjustes(anteriores, cambio, ctx.now()))
    const campos = (Object.keys(ajustes) as (keyof Ajustes)[]).filter(
      (campo) => ajustes[campo] !== anteriores[campo],
    )
    await saveAjustes(tx, Object.fromEntries(campos.map((campo) => [campo, ajustes[campo]])))
    for (const campo of campos) {
      await noteBitacora(tx, ctx, { tipo: 'ajusteCambiado', datos: { ajuste: NOMBRES[campo] ?? campo } })
    }
  })
}
