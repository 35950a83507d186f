import { type RefObject, useEffect } from 'react'

/** Tells the style sheet, on what holds a frame, on which of its sides something is still out of sight. */
export function useOrillas(marco: RefObject<HTMLElement | null>, desplaza: boolean): void {
  useEffect(() => {
    const elemento = marco.current
    const orillas = elemento?.parentElement
    if (!elemento || !orillas || !desplaza) return
    const update = () => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = elemento
      // The bars that move it stay clear.
      orillas.style.setProperty('--barra-derecha', `${elemento.offsetWidth - clientWidth}px`)
      orillas.style.setProperty('--barra-de-abajo', `${elemento.offsetHeight - clientHeight}px`)
      orillas.toggleAttribute('data-sigue-a-la-derecha', scrollLeft + clientWidth < scrollWidth - 2)
      orillas.toggleAttribute('data-sigue-abajo', scrollTop + clientHeight < scrollHeight - 2)
    }
    const tamano = new ResizeObserver(update)
    tamano.observe(elemento)
    elemento.addEventListener('scroll', update, { passive: true })
    return () => {
      tamano.disconnect()
      elemento.removeEventListener('scroll', update)
    }
  }, [marco, desplaza])
}
