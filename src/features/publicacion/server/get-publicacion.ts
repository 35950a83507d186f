import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import { computeVistaPrevia, type VistaPrevia } from '#domain/resultados/vista-previa.ts'
import type { ClimaGuardado, Publicacion } from '#features/climas/server/clima-guardado.ts'
import { countHojasSinPublicar } from '#features/climas/server/count-contestaron.ts'
import { findClimaPedido } from '#features/climas/server/find-clima.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { inSnapshot } from '#server/db/engine/snapshot.ts'
import { listBloques } from './bloques-store.ts'

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
