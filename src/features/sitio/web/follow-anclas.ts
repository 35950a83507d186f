import { isClicSimple } from '#web/lib/clic.ts'

/** Spec §9. */
const DURATION_MS = 1_500

const ease = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2)

const INTERRUPTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Where the section's top must come to rest, below the bar. */
function findTarget(section: HTMLElement): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0
  const top = section.getBoundingClientRect().top + window.scrollY - padding - margin
  return Math.min(Math.max(0, top), document.documentElement.scrollHeight - window.innerHeight)
}

/** Scrolls from `start` to the section; the reader's own wheel, finger or key takes over at once. */
function scrollToSection(section: HTMLElement, start: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, findTarget(section))
    return
  }
  window.scrollTo(0, start)
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const event of INTERRUPTIONS) removeEventListener(event, stop)
  }
  const began = performance.now()
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - began) / DURATION_MS))
    window.scrollTo(0, start + (findTarget(section) - start) * ease(part))
    if (part < 1) frame = requestAnimationFrame(step)
    else stop()
  }
  for (const event of INTERRUPTIONS) addEventListener(event, stop, { passive: true })
  frame = requestAnimationFrame(step)
}

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
