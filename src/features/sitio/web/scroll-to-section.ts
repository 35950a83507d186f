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
export function scrollToSection(section: HTMLElement, start: number): void {
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
