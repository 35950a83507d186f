import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Busqueda, formatBusqueda, parseBusqueda } from './busqueda.ts'

/** The search lives in the address. Typing rewrites it in place; turning a page is a step that "back" undoes. */
export function useBusqueda() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const busqueda = parseBusqueda(new URLSearchParams(search))
  const { filtro } = busqueda

  const show = useCallback(
    (nueva: Busqueda, opciones: { replace: boolean; preventScrollReset?: boolean }) =>
      void navigate({ search: formatBusqueda(nueva) }, opciones),
    [navigate],
  )
  const changeFiltro = useCallback(
    (nuevo: string) => show({ filtro: nuevo, pagina: 1 }, { replace: true, preventScrollReset: true }),
    [show],
  )
  const changePagina = useCallback(
    (pagina: number, replace = false) => show({ filtro, pagina }, { replace }),
    [show, filtro],
  )
  return { busqueda, changeFiltro, changePagina }
}
