import { changeClima } from '#features/climas/server/change-clima.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { conflict, notFound } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { findTema, type Tema } from './voces-store.ts'

export const nombreTomado = (nombre: string) => conflict(`Esta pregunta ya tiene un tema «${nombre}».`)

/** The theme, or the one that it was joined to meanwhile: what somebody puts is not lost. */
export async function requireTema(db: Db, idTema: string): Promise<Tema> {
  const tema = await findTema(db, idTema)
  const vigente = tema?.unidoA ? await findTema(db, tema.unidoA) : tema
  if (!vigente) throw notFound('Ese tema ya no existe.')
  return vigente
}

/** One change of the themes of a climate at a time. */
export async function changeTema<T>(
  ctx: Pick<AppContext, 'db'>,
  idTema: string,
  work: (tx: Tx, tema: Tema, clima: ClimaGuardado) => Promise<T>,
): Promise<T> {
  const { idClima } = await requireTema(ctx.db, idTema)
  return changeClima(ctx, idClima, async (tx, clima) => work(tx, await requireTema(tx, idTema), clima))
}
