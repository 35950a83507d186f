import { useCallback, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { FiltrosDeCvs } from '../../../domain/cvs/filtros.ts'
import { type Busqueda, formatBusqueda, parseBusqueda } from './busqueda.ts'

/** The search lives in the address. Typing rewrites it in place; turning a page is a step that "back" undoes. */
export function useBusqueda() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const busqueda = parseBusqueda(new URLSearchParams(search))

  // What is typed is asked for a moment later, when something else may have been chosen.
  const actual = useRef(busqueda)
  actual.current = busqueda

  const show = useCallback(
    (cambio: Partial<Busqueda>, opciones: { replace: boolean; preventScrollReset?: boolean }) =>
      void navigate({ search: formatBusqueda({ ...actual.current, ...cambio }) }, opciones),
    [navigate],
  )
  // Once it is another search, it is not the one that was kept.
  const narrow = useCallback(
    (cambio: Partial<Busqueda>) =>
      show({ ...cambio, pagina: 1, guardada: null }, { replace: true, preventScrollReset: true }),
    [show],
  )
  return {
    busqueda,
    changeFiltro: useCallback((filtro: string) => narrow({ filtro }), [narrow]),
    changeFiltros: (filtros: FiltrosDeCvs) => narrow({ filtros }),
    changePagina: useCallback((pagina: number, replace = false) => show({ pagina }, { replace }), [show]),
  }
}
