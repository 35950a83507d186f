import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { FiltrosDeCvs } from '../../../domain/cvs/filtros.ts'
import { type Busqueda, formatBusqueda, parseBusqueda } from './busqueda.ts'

/** The search lives in the address. Typing rewrites it in place; turning a page is a step that "back" undoes. */
export function useBusqueda() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const busqueda = parseBusqueda(new URLSearchParams(search))

  // The address changes when the list has come: what is typed or chosen before that builds upon what was asked for last.
  const pedida = useRef(busqueda)
  useEffect(() => {
    pedida.current = parseBusqueda(new URLSearchParams(search))
  }, [search])

  const show = useCallback(
    (cambio: Partial<Busqueda>, opciones: { replace: boolean; preventScrollReset?: boolean }) => {
      pedida.current = { ...pedida.current, ...cambio }
      void navigate({ search: formatBusqueda(pedida.current) }, opciones)
    },
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
    changeFiltros: (cambio: Partial<FiltrosDeCvs>) =>
      narrow({ filtros: { ...pedida.current.filtros, ...cambio } }),
    changePagina: useCallback((pagina: number, replace = false) => show({ pagina }, { replace }), [show]),
  }
}
