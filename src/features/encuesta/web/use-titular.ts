import { useLayoutEffect, useRef } from 'react'

/**
 * What is new begins at the top, and its heading is read aloud: the heading takes the focus at every `lugar`. Before it is
 * painted, so that nobody sees the new page where the old one was scrolled to.
 */
export function useTitular(lugar: string) {
  const titular = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what has changed
  useLayoutEffect(() => {
    titular.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [lugar])
  return titular
}
