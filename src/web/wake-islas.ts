import type { ComponentType } from 'react'
import type { PreloadedSitio } from './lib/preloaded-state.ts'
import { whenIdle } from './lib/when-idle.ts'

const islas = import.meta.glob<Record<string, ComponentType>>('../features/*/web/**/*.isla.tsx')

const DORMIDA = '[data-isla]:not([data-viva])'

const findDormida = (target: EventTarget | null, inside: string): HTMLElement | null => {
  const element = target instanceof Element ? target.closest(inside) : null
  return element?.closest<HTMLElement>(DORMIDA) ?? null
}

/** A share of the window's height: what is nearer than this is about to be seen. */
const CERCA = '50%'

/**
 * Brings the islands of a page to life one after another, when the browser has nothing better to do; one that is out of
 * sight, when it is about to be seen. Whoever is quicker is not lost: the one that is touched wakes at once, and a button
 * that was pressed is pressed again then. Forms and links work without being awake. Done when those in sight are, and the
 * page is at rest again.
 */
export async function wakeIslas(state: PreloadedSitio): Promise<void> {
  const wake = async (isla: HTMLElement) => {
    const archivo = isla.dataset.isla ?? ''
    const [{ hydrateIsla }, modulo] = await Promise.all([
      import('./hydrate-isla.tsx'),
      islas[`../${archivo}`]!(),
    ])
    const nombre = archivo.slice(archivo.lastIndexOf('/') + 1, archivo.indexOf('.'))
    hydrateIsla(isla, modulo[nombre]!, state)
  }
  const tell = (error: unknown) => console.error('Request failed', error)

  document.addEventListener(
    'click',
    (event) => {
      const isla = findDormida(event.target, 'button[type=button]')
      if (!isla) return
      event.stopPropagation()
      wake(isla).then(() => (event.target as Element).closest('button')?.click(), tell)
    },
    true,
  )
  document.addEventListener('focusin', (event) => {
    const isla = findDormida(event.target, 'input, textarea, button')
    if (isla) wake(isla).catch(tell)
  })

  let last = Promise.resolve()
  await new Promise<void>((looked) => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const isla = isIntersecting && target.closest<HTMLElement>(DORMIDA)
          if (!isla) continue
          observer.unobserve(target)
          last = last.then(() => new Promise<void>(whenIdle)).then(() => wake(isla).catch(tell))
        }
        looked()
      },
      { rootMargin: `${CERCA} 0px` },
    )
    // An island has no box of its own; what stands in it has.
    for (const inside of document.querySelectorAll(`${DORMIDA} > :first-child`)) observer.observe(inside)
  })
  await last
  await new Promise<void>(whenIdle)
}
