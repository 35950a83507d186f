import { type FocusEvent, useEffect, useRef } from 'react'

const MANDOS = 'select, button, input'

/** On nothing, or on the title, where a change of address leaves what was on nothing. */
const isPerdido = () => document.activeElement?.matches('body, main h1') ?? true

const getNombre = (mando: Element) =>
  ((mando instanceof HTMLSelectElement && mando.labels[0]) || mando).textContent

/** A control goes while its figures come: once they are there, whoever chose is where they were. */
export function useFocoDeMando(hayDatos: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const mando = useRef<string | null>(null)
  useEffect(() => {
    if (!hayDatos || mando.current === null || !isPerdido()) return
    const mandos = [...(ref.current?.querySelectorAll<HTMLElement>(MANDOS) ?? [])]
    mandos.find((uno) => getNombre(uno) === mando.current)?.focus({ preventScroll: true })
  }, [hayDatos])
  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches(MANDOS)) mando.current = getNombre(target)
  }
  return { ref, onFocus }
}
