import { type RefObject, useEffect } from 'react'

/**
 * An address, or a link of the plan, may sort by a column that is out of the frame; the first three, `fijo` pixels wide, stay
 * in it.
 */
export function useColumnaALaVista(
  marco: RefObject<HTMLElement | null>,
  columna: string | undefined,
  fijo: number,
) {
  useEffect(() => {
    const elemento = marco.current!
    const suya = elemento.querySelector('th[aria-sort$="ending"]:nth-child(n + 4)')?.getBoundingClientRect()
    if (!columna || !suya) return
    const { left, right } = elemento.getBoundingClientRect()
    if (suya.right > right || suya.left < left + fijo)
      elemento.scrollLeft += suya.left - (left + fijo + right) / 2
  }, [marco, columna, fijo])
}
