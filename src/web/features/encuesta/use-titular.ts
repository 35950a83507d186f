import { useEffect, useRef } from 'react'

/** What is new begins at the top, and its heading is read aloud: the heading takes the focus at every `lugar`. */
export function useTitular(lugar: string) {
  const titular = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what has changed
  useEffect(() => {
    titular.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [lugar])
  return titular
}
