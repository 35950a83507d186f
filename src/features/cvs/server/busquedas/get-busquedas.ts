import { listTerminosDeFiltros } from '#domain/cvs/filtros.ts'
import { parseFiltro } from '#domain/cvs/parse-filtro.ts'
import { requireSesion } from '#features/cuentas/server/sesion/require-sesion.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inSnapshot } from '#server/db/engine/snapshot.ts'
import { getTextSearch } from '#server/db/search/text-search.ts'
import { type Busqueda, listBusquedas } from './busquedas-store.ts'

export interface BusquedaConNuevos extends Busqueda {
  nuevos: number
}

/** The own ones, each with what is new: as many statements for one as for all of them. */
export function getBusquedas(ctx: RequestContext): Promise<BusquedaConNuevos[]> {
  const { idUsuario } = requireSesion(ctx)
  const ahora = ctx.now()
  return inSnapshot(ctx.db, async (tx) => {
    const busquedas = await listBusquedas(tx, idUsuario)
    const nuevos = await getTextSearch(tx).countNuevos(
      tx,
      // The last level finds everything that matches.
      busquedas.map(({ filtro, filtros, vistoHasta }) => ({
        nivel: parseFiltro(filtro, listTerminosDeFiltros(filtros, ahora)).at(-1) ?? [],
        desde: vistoHasta,
      })),
    )
    return busquedas.map((busqueda, indice) => ({ ...busqueda, nuevos: nuevos[indice] ?? 0 }))
  })
}
