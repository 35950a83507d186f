import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import type { BloquePublicado } from '#domain/resultados/bloques/fuente-publicada.ts'
import { EMPRESA } from '#domain/resultados/bloques/sumas.ts'
import type { Patron } from '#domain/resultados/supresion/patron.ts'
import { computeVistaPrevia, type VistaPrevia } from '#domain/resultados/vista-previa.ts'
import type { ClimaGuardado, Publicacion } from '#features/climas/server/clima-guardado.ts'
import { countHojasSinPublicar } from '#features/climas/server/count-contestaron.ts'
import { findClimaPedido } from '#features/climas/server/leer-clima.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inSnapshot } from '#server/db/engine/transaction.ts'
import { listBloques, listSumas } from './bloques-store.ts'

type Ctx = Pick<RequestContext, 'db' | 'memory'>
type ConMinimo = Pick<ClimaGuardado, 'id' | 'minimoPorGrupo'>

export async function getPublicaciones(ctx: Ctx, clima: ConMinimo): Promise<Publicacion[]> {
  return hasMinimo(clima) ? ((await findClimaPedido(ctx, { idClima: clima.id }))?.publicaciones ?? []) : []
}

export async function getHojasSinPublicar(ctx: Ctx, clima: ConMinimo): Promise<number> {
  if (!hasMinimo(clima)) return 0
  return sumHojas((await findClimaPedido(ctx, { idClima: clima.id }))?.esperan)
}

export async function getHojasSinTerminar(ctx: Ctx, clima: ConMinimo): Promise<number> {
  if (!hasMinimo(clima)) return 0
  return sumHojas((await findClimaPedido(ctx, { idClima: clima.id }))?.sinTerminar)
}

const sumHojas = (porGrupo: Readonly<Record<string, number>> = {}) =>
  Object.values(porGrupo).reduce((suma, hojas) => suma + hojas, 0)

export function getVistaPrevia(
  { db }: Pick<AppContext, 'db'>,
  { idClima }: { idClima: string },
): Promise<VistaPrevia> {
  return inSnapshot(db, async (tx) => {
    const clima = await requireClima(tx, idClima)
    return computeVistaPrevia({
      definicion: clima.definicion,
      minimo: clima.minimoPorGrupo,
      previos: (await listBloques(tx, idClima)).map(({ patron }) => patron),
      esperan: await countHojasSinPublicar(tx, clima),
    })
  })
}

/** Of the published blocks, oldest first. */
export const listPatrones = async (db: Db, idClima: string): Promise<Patron[]> =>
  (await listBloques(db, idClima)).map(({ patron }) => patron)

/**
 * What is published of a climate up to a block, oldest first, with its sums: some kilobytes a set, however many sheets are behind it. Of a block nothing ever changes, so it may be read a moment later than the
 * climate. Null where the climate was deleted since.
 */
export async function readBloques(
  db: Db,
  { idClima, publicacion }: { idClima: string; publicacion: number },
): Promise<BloquePublicado[] | null> {
  if (publicacion === 0) return []
  const [bloques, sumas] = await Promise.all([listBloques(db, idClima), listSumas(db, idClima)])
  const conSumas = bloques
    .filter(({ numero }) => numero <= publicacion)
    .map((bloque) => ({ ...bloque, sumas: sumas.get(bloque.numero) ?? new Map() }))
  const todos = conSumas.length === publicacion && conSumas.every(({ sumas }) => sumas.has(EMPRESA))
  return todos ? conSumas : null
}
