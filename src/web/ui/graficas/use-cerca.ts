import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Forma, findForma } from '#dibujo/formas.ts'

/** What is drawn of a chart: nothing yet, the form that fits its place, or all of them, of which the page shows one. */
export type Dibujado = Forma | 'todas' | null

/**
 * A chart is drawn when its place comes near the screen, in the form that fits; before printing in every form, because
 * the width of the sheet is not known. One that must be there from the start stands in the server's page in every form.
 */
export function useCerca(lugar: RefObject<HTMLElement | null>, desdeElPrincipio: boolean): Dibujado {
  const [dibujado, setDibujado] = useState<Dibujado>(desdeElPrincipio ? 'todas' : null)
  useEffect(() => {
    const elemento = lugar.current
    if (!elemento) return
    let cerca = desdeElPrincipio
    let imprimiendo = false
    const update = () => {
      if (cerca && !imprimiendo && elemento.clientWidth > 0) setDibujado(findForma(elemento.clientWidth))
    }
    const ancho = new ResizeObserver(update)
    const vista = new IntersectionObserver(
      (entradas) => {
        if (!entradas.some(({ isIntersecting }) => isIntersecting)) return
        cerca = true
        vista.disconnect()
        ancho.observe(elemento)
      },
      { rootMargin: '600px 0px' },
    )
    vista.observe(elemento)
    const drawForPaper = () => {
      imprimiendo = true
      flushSync(() => setDibujado('todas'))
    }
    const drawForScreen = () => {
      imprimiendo = false
      if (cerca) update()
      else setDibujado(null)
    }
    addEventListener('beforeprint', drawForPaper)
    addEventListener('afterprint', drawForScreen)
    return () => {
      vista.disconnect()
      ancho.disconnect()
      removeEventListener('beforeprint', drawForPaper)
      removeEventListener('afterprint', drawForScreen)
    }
  }, [lugar, desdeElPrincipio])
  return dibujado
}
