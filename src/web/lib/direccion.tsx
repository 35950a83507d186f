import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'

const CAMBIO = 'direccion'

const BusquedaContext = createContext('')

/** For whom the server made the page: a kept copy may be shown under an address that asks for more. */
export function BusquedaProvider({ busqueda, children }: { busqueda: string; children: ReactNode }) {
  return <BusquedaContext value={busqueda}>{children}</BusquedaContext>
}

const subscribe = (onCambio: () => void) => {
  addEventListener('popstate', onCambio)
  addEventListener(CAMBIO, onCambio)
  return () => {
    removeEventListener('popstate', onCambio)
    removeEventListener(CAMBIO, onCambio)
  }
}

/** The search of the address, "?servicio=coaching". */
export function useBusqueda(): string {
  const deServidor = use(BusquedaContext)
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => deServidor,
  )
}

/** Another address of the same page, without loading it again. */
export function changeDireccion(
  ruta: string,
  { state, replace = false }: { state?: object; replace?: boolean },
) {
  history[replace ? 'replaceState' : 'pushState'](state ?? null, '', ruta)
  dispatchEvent(new Event(CAMBIO))
}
