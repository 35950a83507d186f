import { type FiltrosEscritos, listTerminosDeFiltros, parseBusquedaDeCvs } from '#domain/cvs/filtros.ts'
import { findFragmento, type Trozo } from '#domain/cvs/fragmento.ts'
import { listCorridasDeFiltro, type Nivel, parseFiltro } from '#domain/cvs/parse-filtro.ts'
import { requireValor } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inSnapshot } from '#server/db/engine/snapshot.ts'
import { searchPalabras } from '#server/db/search/text-search.ts'
import { type CV, listCvs, listNumeros } from './cvs-store.ts'
import { requirePagina } from './require-pagina.ts'

export interface CVEncontrado extends CV {
  fragmento: Trozo[] | null
}

/** What is looked for, as it comes from outside. */
export interface BusquedaEscrita {
  filtro?: string | null
  filtros?: FiltrosEscritos | null
}

/** The conditions of a search; what cannot be asked for is refused. */
export function requireNiveles({ filtro, filtros }: BusquedaEscrita, ahora: number): Nivel[] {
  const busqueda = requireValor(parseBusquedaDeCvs(filtro, filtros))
  return parseFiltro(busqueda.filtro, listTerminosDeFiltros(busqueda.filtros, ahora))
}

export const listEncontrados = (
  db: Db,
  niveles: readonly Nivel[],
  pagina: { limit: number; offset: number },
): Promise<number[]> => (niveles.length > 0 ? searchPalabras(db, niveles, pagina) : listNumeros(db, pagina))

export async function getCvs(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { limit, cursor, ...busqueda }: BusquedaEscrita & { limit: number; cursor: number },
): Promise<CVEncontrado[]> {
  requirePagina({ limit, cursor })
  const niveles = requireNiveles(busqueda, now())
  const corridas = listCorridasDeFiltro(busqueda.filtro ?? '')
  const cvs = await inSnapshot(db, async (tx) => {
    const numeros = await listEncontrados(tx, niveles, { limit, offset: cursor })
    return listCvs(tx, numeros, { conTexto: corridas.length > 0 })
  })
  return cvs.map((cv) => ({ ...cv, fragmento: findFragmento(cv.texto, corridas) }))
}
