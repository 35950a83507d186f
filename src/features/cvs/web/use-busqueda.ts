import { useCallback } from 'react'
import type { FiltrosDeCvs } from '#domain/cvs/filtros.ts'
import { useDireccionPedida } from '#web/lib/use-direccion-pedida.ts'
import { type Busqueda, formatBusqueda, parseBusqueda } from './busqueda.ts'

const read = (search: string) => parseBusqueda(new URLSearchParams(search))

/**
 * The search lives in the address, which changes when the list has come; the filters show what was chosen at once. Typing
 * rewrites it in place; turning a page is a step that "back" undoes.
 */
export function useBusqueda() {
  const { search, pedida, ultima, go } = useDireccionPedida()
  const show = useCallback(
    (cambio: Partial<Busqueda>, opciones: { replace: boolean; preventScrollReset?: boolean }) =>
      go(formatBusqueda({ ...read(ultima.current), ...cambio }), opciones),
    [ultima, go],
  )
  // Once it is another search, it is not the one that was kept.
  const narrow = useCallback(
    (cambio: Partial<Busqueda>) =>
      show({ ...cambio, pagina: 1, guardada: null }, { replace: true, preventScrollReset: true }),
    [show],
  )
  return {
    busqueda: read(search),
    /** What was asked for last, as its fields show it. */
    pedida: read(pedida),
    changeFiltro: useCallback((filtro: string) => narrow({ filtro }), [narrow]),
    changeFiltros: (cambio: Partial<FiltrosDeCvs>) =>
      narrow({ filtros: { ...read(ultima.current).filtros, ...cambio } }),
    changePagina: useCallback((pagina: number, replace = false) => show({ pagina }, { replace }), [show]),
  }
}
