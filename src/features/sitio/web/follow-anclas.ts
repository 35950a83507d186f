import { isClicSimple } from '#web/lib/clic.ts'
import { scrollToSection } from './scroll-to-section.ts'

function findSection(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // "#100%" is no encoded text, and no section of ours.
    return null
  }
}

/** A link of the menu to a section of the page that is shown. What only skips on is the browser's. */
function findSectionOf(enlace: HTMLAnchorElement): HTMLElement | null {
  const { origin, pathname, hash } = enlace
  const aqui = origin === location.origin && pathname === location.pathname
  return aqui && hash && !enlace.getAttribute('href')?.startsWith('#') ? findSection(hash) : null
}

/**
 * The anchors of the home page: within it they scroll smoothly, and the focus follows, so that the keyboard and screen
 * readers go on from there. From another page the browser arrives by itself.
 */
export function followAnclas(): void {
  document.addEventListener('click', (event) => {
    const enlace = event.target instanceof Element ? event.target.closest('a') : null
    if (!enlace || !isClicSimple(event)) return
    const section = findSectionOf(enlace)
    if (!section) return
    event.preventDefault()
    if (enlace.hash !== location.hash) history.pushState(null, '', enlace.hash)
    scrollToSection(section, window.scrollY)
    // After the sheet that the link stands in has given the focus back.
    queueMicrotask(() => section.focus({ preventScroll: true }))
  })
}
