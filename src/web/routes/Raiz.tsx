import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { focusTitulo } from '../ui/focus-titulo.ts'

const isPerdido = () => document.activeElement === document.body

/**
 * After a navigation the focus goes to the new screen's heading, so that a screen reader says where one is. Within a
 * screen it stays where it is, unless what had it is gone.
 */
export function Raiz() {
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
