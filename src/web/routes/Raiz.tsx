import { useEffect, useRef } from 'react'
import { type BlockerFunction, Outlet, ScrollRestoration, useBlocker, useLocation } from 'react-router'
import { focusTitulo } from '../ui/focus-titulo.ts'
import { findGuardia } from '../ui/salida.ts'

const isPerdido = () => document.activeElement === document.body

const shouldBlock: BlockerFunction = ({ currentLocation: de, nextLocation: a }) =>
  (de.pathname !== a.pathname || de.search !== a.search) &&
  // On the way to /login there is no session any more: there is nothing left to save with.
  a.pathname !== '/login' &&
  findGuardia(a) !== undefined

/** The router asks one guard alone, whatever forms stand on a screen: this one, which asks theirs. */
function useSalidaGuardada() {
  const blocker = useBlocker(shouldBlock)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const guardia = findGuardia(blocker.location)
    if (guardia) guardia.ask({ seguir: blocker.proceed, quedarse: blocker.reset })
    else blocker.proceed()
  }, [blocker])
}

/**
 * After a navigation the focus goes to the new screen's heading, so that a screen reader says where one is. Within a
 * screen it stays where it is, unless what had it is gone.
 */
export function Raiz() {
  useSalidaGuardada()
  const { pathname, search } = useLocation()
  const previous = useRef({ pathname, search })
  useEffect(() => {
    const antes = previous.current
    previous.current = { pathname, search }
    const main = document.querySelector<HTMLElement>('main')
    if (antes.pathname !== pathname) {
      const heading = main?.querySelector<HTMLElement>('h1') ?? main
      heading?.setAttribute('tabindex', '-1')
      heading?.focus({ preventScroll: true })
    } else if (antes.search !== search && main && isPerdido()) return focusTitulo(main, isPerdido)
    return undefined
  }, [pathname, search])
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
