import type { AppContext } from '#server/context/context.ts'
import type { ClimaConParticipacion } from './clima-guardado.ts'
import {
  type Cuales,
  countClimas,
  findIdMasNuevo,
  listIdsPorCerrar,
  listRondas,
  type Ronda,
} from './climas-store.ts'
import { getClimas } from './get-climas.ts'
import { hasInvitados, listIdsPorActivar } from './participaciones-store.ts'

export type { Ronda }

type Ctx = Pick<AppContext, 'db'>

/** Newest first: what a line says of each, without its structure and its counts. */
export const getRondas = ({ db }: Ctx, cuales: Cuales): Promise<Ronda[]> => listRondas(db, cuales)

export const countRondas = ({ db }: Ctx): Promise<number> => countClimas(db)

/** The newest round, while nobody was invited to any. */
export const findPorInvitar = async ({ db }: Ctx): Promise<string | null> =>
  (await hasInvitados(db)) ? null : findIdMasNuevo(db)

/** The newest rounds to which somebody was invited and that nobody can answer yet. */
export const getPorActivar = async (ctx: Ctx, cuales: { ahora: number; limit: number }): Promise<Ronda[]> =>
  getRondas(ctx, { ids: await listIdsPorActivar(ctx.db, cuales) })

/** The newest rounds that ended, or were stopped with answers, and are not closed; and how many there are. */
export async function getPorCerrar(
  ctx: Ctx,
  { ahora, limit }: { ahora: number; limit: number },
): Promise<{ total: number; climas: ClimaConParticipacion[] }> {
  const ids = await listIdsPorCerrar(ctx.db, ahora)
  const cuales = { ids: ids.slice(0, limit) }
  return { total: ids.length, climas: await getClimas(ctx, { cuales, conCompletas: false }) }
}
