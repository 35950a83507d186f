import { useLocation } from 'react-router'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { getRegreso } from '../direcciones-de-pendientes.ts'

/** What the browser remembers of the way here, once it is asked: the server that draws the page again does not know it. */
export function useRegreso(pagina?: number) {
  const { state } = useLocation()
  return getRegreso(useHydrated() ? state : null, pagina)
}
