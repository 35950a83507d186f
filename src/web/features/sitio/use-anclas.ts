import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { scrollToSection } from './scroll-to-section.ts'

function findSection(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // "#100%" is no encoded text, and no section of ours.
    return null
  }
}

// React warns about layout effects on the server, where there is nothing to lay out.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * The anchors of the home page: within it they scroll smoothly, from another page they arrive at once. The focus follows,
 * so that the keyboard and screen readers go on from there.
 */
export function useAnclas(): void {
  const location = useLocation()
  const navigation = useNavigationType()
  const shown = useRef<string | null>(null)

  useBrowserLayoutEffect(() => {
    const arriving = shown.current === null
    const repeated = shown.current === location.key
    shown.current = location.key
    const section = location.hash ? findSection(location.hash) : null
    if (!section || repeated || navigation === 'POP') return
    const start = window.scrollY
    // The router jumps to the anchor in this same commit; undone before anything is painted.
    if (!arriving) queueMicrotask(() => scrollToSection(section, start))
  }, [location.key, location.hash, navigation])

  useEffect(() => {
    const section = location.hash ? findSection(location.hash) : null
    if (!section || navigation === 'POP') return
    // After the root has moved the focus to the new page.
    queueMicrotask(() => section.focus({ preventScroll: true }))
  }, [location, navigation])
}
